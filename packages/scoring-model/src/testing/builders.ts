import { Weights } from '@verandah/contracts'
import type { HomeFacts } from '../index.ts'

export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

/** A home of which nothing is known but its place. */
export const aHome = (facts: Partial<HomeFacts> = {}): HomeFacts => ({
  price: null,
  priceFrom: null,
  priceTo: null,
  ...richmond,
  bedrooms: null,
  bathrooms: null,
  landSize: null,
  propertyAge: null,
  features: [],
  detectedFeatures: [],
  description: '',
  hasRenovatedFeatures: false,
  hasPremiumFeatures: false,
  isWellLit: false,
  hasModernInterior: false,
  overrides: null,
  ...facts,
})

const nothingWeighed = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }

/** Weights in which only what is named weighs anything. */
export const weighing = (weights: Partial<Weights>): Weights => Weights.parse({ ...nothingWeighed, ...weights })

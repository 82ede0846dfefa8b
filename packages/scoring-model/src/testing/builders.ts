import { Weights } from '@verandah/contracts'
import { unknownFacts } from '@verandah/contracts/testing'
import type { HomeFacts } from '../index.ts'

export { richmond } from '@verandah/contracts/testing'

/** A home of which nothing is known but its place. */
export const aHome = (facts: Partial<HomeFacts> = {}): HomeFacts => ({ ...unknownFacts, ...facts })

const nothingWeighed = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }

/** Weights in which only what is named weighs anything. */
export const weighing = (weights: Partial<Weights>): Weights => Weights.parse({ ...nothingWeighed, ...weights })

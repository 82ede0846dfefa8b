import type { OwnHomeInput } from '@verandah/contracts'
import { richmond } from './start-search.ts'

/** A home as a buyer enters it. */
export const ownHome: OwnHomeInput = {
  link: 'https://homes.example/1-67-louisa-road',
  address: '1/67 Louisa Road',
  locality: richmond,
  propertyType: 'House',
  price: 'Offers over $900,000',
  bedrooms: 3,
  bathrooms: 1,
  parking: null,
  landSize: 410,
  features: ['Solar panels', 'solar panels', 'deck'],
  description: 'A sun-filled cottage.',
}

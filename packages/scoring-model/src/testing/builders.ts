import { Weights } from '@verandah/contracts'
import { unknownFacts } from '@verandah/contracts/testing'
import type { HomeFacts } from '../index.ts'

export { aPlace, richmond } from '@verandah/contracts/testing'

/** A home with a place and no other known facts. */
export function aHome(facts: Partial<HomeFacts> = {}): HomeFacts {
  return { ...unknownFacts, ...facts }
}

const nothingWeighed = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }

/** Weights of zero except for those given. */
export function weighing(weights: Partial<Weights>): Weights {
  return Weights.parse({ ...nothingWeighed, ...weights })
}

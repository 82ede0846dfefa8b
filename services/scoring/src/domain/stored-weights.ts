import { type Factor, factors, type Weights } from '@verandah/contracts'

/** Weights as the store keeps them: the names of custom criteria are user text and must not become keys there. */
export interface StoredWeights extends Record<Factor, number> {
  additionalCriteria: { name: string; weight: number }[]
  idealCriteria: Weights['idealCriteria']
  useFiltersForScoring: boolean
}

export const toStored = (weights: Weights): StoredWeights => ({
  ...factorsOf(weights),
  additionalCriteria: Object.entries(weights.additionalCriteria).map(([name, weight]) => ({ name, weight })),
  idealCriteria: withoutUndefined(weights.idealCriteria),
  useFiltersForScoring: weights.useFiltersForScoring,
})

export const fromStored = (stored: StoredWeights): Weights => ({
  ...factorsOf(stored),
  additionalCriteria: Object.fromEntries(stored.additionalCriteria.map(({ name, weight }) => [name, weight])),
  idealCriteria: stored.idealCriteria,
  useFiltersForScoring: stored.useFiltersForScoring,
})

const factorsOf = (weights: Record<Factor, number>): Record<Factor, number> =>
  Object.fromEntries(factors.map((factor) => [factor, weights[factor]])) as Record<Factor, number>

/** The store would keep an undefined bound as null. */
const withoutUndefined = (ideal: Weights['idealCriteria']): Weights['idealCriteria'] =>
  Object.fromEntries(Object.entries(ideal).filter(([, bound]) => bound !== undefined))

import { type Factor, factors, Weights } from '@verandah/contracts'
import { Json, requiredNumber } from '@verandah/kit'

/** Weights as stored: the names of custom criteria are user text and must not become keys. */
export interface StoredWeights extends Record<Factor, number> {
  additionalCriteria: { name: string; weight: number }[]
  idealCriteria: Weights['idealCriteria']
  useFiltersForScoring: boolean
}

/** Fields of `StoredWeights`, shared by both collections that hold weights. */
export const weightsFields = {
  ...Object.fromEntries(factors.map((factor) => [factor, requiredNumber])),
  additionalCriteria: { type: [Json], default: [] },
  idealCriteria: { type: Json, default: {} },
  useFiltersForScoring: { type: Boolean, required: true },
}

/** Drops undefined bounds, which the store would keep as null. */
export const toStored = (weights: Weights): StoredWeights => {
  const { additionalCriteria, idealCriteria, ...rest } = Weights.parse(weights)
  return {
    ...rest,
    additionalCriteria: Object.entries(additionalCriteria).map(([name, weight]) => ({ name, weight })),
    idealCriteria: Object.fromEntries(Object.entries(idealCriteria).filter(([, bound]) => bound !== undefined)),
  }
}

export const fromStored = ({ additionalCriteria, ...stored }: StoredWeights): Weights =>
  Weights.parse({
    ...stored,
    additionalCriteria: Object.fromEntries(additionalCriteria.map(({ name, weight }) => [name, weight])),
  })

import { factors } from '@verandah/contracts'
import { Json, requiredNumber } from '@verandah/kit'

/** The fields of `StoredWeights`, as both collections that hold weights declare them. */
export const weightsFields = {
  ...Object.fromEntries(factors.map((factor) => [factor, requiredNumber])),
  additionalCriteria: { type: [Json], default: [] },
  idealCriteria: { type: Json, default: {} },
  useFiltersForScoring: { type: Boolean, required: true },
}

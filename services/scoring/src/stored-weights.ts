import { type Factor, factors, type Place, Weights } from '@verandah/contracts'
import { Json, required, withoutUnset } from '@verandah/kit'

/** Weights as stored: the names of custom criteria are user text and must not become keys. */
export interface StoredWeights extends Record<Factor, number> {
  additionalCriteria: { name: string; weight: number }[]
  /** Absent in records of the build before. */
  places?: Place[]
  idealCriteria: Weights['idealCriteria']
  /** Null in records that do not state it. */
  isIdealApart?: boolean | null
  useFiltersForScoring: boolean
}

/** Fields of `StoredWeights`, shared by both collections that hold weights. */
export const weightsFields = {
  ...Object.fromEntries(factors.map((factor) => [factor, required.number])),
  additionalCriteria: { type: [Json], default: [] },
  places: { type: [Json], default: [] },
  idealCriteria: { type: Json, default: {} },
  isIdealApart: Boolean,
  useFiltersForScoring: { type: Boolean, required: true },
}

export function toStored(weights: Weights): StoredWeights {
  const { additionalCriteria, idealCriteria, isIdealApart = null, ...rest } = Weights.parse(weights)
  return {
    ...rest,
    additionalCriteria: Object.entries(additionalCriteria).map(([name, weight]) => ({ name, weight })),
    idealCriteria: withoutUnset(idealCriteria),
    isIdealApart,
  }
}

export function fromStored({ additionalCriteria, isIdealApart, ...stored }: StoredWeights): Weights {
  return Weights.parse({
    ...stored,
    isIdealApart: isIdealApart ?? undefined,
    additionalCriteria: Object.fromEntries(additionalCriteria.map(({ name, weight }) => [name, weight])),
  })
}

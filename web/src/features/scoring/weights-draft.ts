import {
  CriterionName,
  customCriteriaLimit,
  defaultCustomWeight,
  type Factor,
  factors,
  fallbackWeights,
  type IdealCriteria,
  OptionalPropertyType,
  type WeightsInput,
  type WeightsRecord,
} from '@verandah/contracts'
import { crossedPrices } from '@/lib/crossed-prices.ts'

/** The scoring screen as it stands, saved or not. Custom criteria keep the order in which they were added. */
export interface WeightsDraft {
  readonly weights: Readonly<Record<Factor, number>>
  readonly custom: readonly CustomCriterion[]
  readonly ideal: IdealForm
  readonly usesFilters: boolean
}

interface CustomCriterion {
  readonly name: string
  readonly weight: number
}

interface Local {
  filters: Partial<IdealCriteria> | null
  usesFilters: boolean
}

/** What the server knows; without it, what this browser remembers and the usual weights. */
export const draftOf = (record: WeightsRecord | null, local: Local): WeightsDraft => ({
  weights: Object.fromEntries(factors.map((factor) => [factor, (record ?? fallbackWeights)[factor]])) as Record<
    Factor,
    number
  >,
  custom: Object.entries(record?.additionalCriteria ?? {}).map(([name, weight]) => ({ name, weight })),
  ideal: idealFormOf(record?.idealCriteria ?? local.filters ?? {}),
  usesFilters: record?.useFiltersForScoring ?? local.usesFilters,
})

/** The record to send: with the id it was loaded with, or for a first time as user 1, the caller. */
export const inputOf = (draft: WeightsDraft, record: WeightsRecord | null): WeightsInput => ({
  ...(record === null ? { userId: 1 } : { id: record.id, userId: record.userId }),
  ...draft.weights,
  additionalCriteria: Object.fromEntries(draft.custom.map(({ name, weight }) => [name, weight])),
  idealCriteria: idealCriteriaOf(draft.ideal),
  useFiltersForScoring: draft.usesFilters,
})

export const withCriterion = (draft: WeightsDraft, name: string): WeightsDraft => ({
  ...draft,
  custom: [...draft.custom, { name, weight: defaultCustomWeight }],
})

export const withoutCriterion = (draft: WeightsDraft, name: string): WeightsDraft => ({
  ...draft,
  custom: draft.custom.filter((criterion) => criterion.name !== name),
})

export const withCriterionWeight = (draft: WeightsDraft, name: string, weight: number): WeightsDraft => ({
  ...draft,
  custom: draft.custom.map((criterion) => (criterion.name === name ? { name, weight } : criterion)),
})

/** Why a criterion cannot be added, or null. The name is trimmed and not empty. */
export const criterionRefusal = ({ custom }: WeightsDraft, name: string): string | null => {
  if (custom.some((criterion) => criterion.name.toLowerCase() === name.toLowerCase())) return `${name} is already there`
  if (custom.length >= customCriteriaLimit) return `At most ${customCriteriaLimit} custom criteria`
  return CriterionName.safeParse(name).success ? null : 'Use another, shorter name'
}

const idealBounds = ['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms', 'minLandSize'] as const
export type IdealBound = (typeof idealBounds)[number]

/** The ideal criteria as they are typed: digits or nothing. */
export type IdealForm = Readonly<Record<IdealBound | 'propertyType', string>>

export type IdealErrors = Readonly<Partial<Record<IdealBound, string>>>

const largestBound = 1_000_000_000

const each = <Value>(valueOf: (bound: IdealBound) => Value) =>
  Object.fromEntries(idealBounds.map((bound) => [bound, valueOf(bound)])) as Record<IdealBound, Value>

const idealFormOf = (ideal: Partial<IdealCriteria>): IdealForm => ({
  ...each((bound) => String(ideal[bound] ?? '')),
  propertyType: ideal.propertyType ?? '',
})

/** Empty and zero mean no bound. */
export const idealCriteriaOf = (form: IdealForm): IdealCriteria => ({
  ...each((bound) => (Number(form[bound]) === 0 ? undefined : Number(form[bound]))),
  propertyType: OptionalPropertyType.parse(form.propertyType),
})

/** "$850,000" is typed as often as "850000". */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

export const idealErrorsOf = (form: IdealForm): IdealErrors => {
  const tooLarge = idealBounds.filter((bound) => Number(form[bound]) > largestBound)
  const errors = Object.fromEntries(tooLarge.map((bound) => [bound, 'The number is too large']))
  const crossed = crossedPrices(idealCriteriaOf(form))
  return crossed === undefined ? errors : { maxPrice: crossed, ...errors }
}

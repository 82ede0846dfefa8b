import {
  CriterionName,
  customCriteriaLimit,
  defaultCustomWeight,
  type Factor,
  factors,
  fallbackWeights,
  type IdealCriteria,
  type Place,
  type PropertyCriteria,
  typesAskedFor,
  type WeightsInput,
  type WeightsRecord,
} from '@verandah/contracts'
import { eitherText } from '@/lib/format.ts'
import { differing, type IdealForm, idealCriteriaOf, idealFormOf, idealTypes } from './ideal-form.ts'

export interface WeightsDraft {
  readonly weights: Readonly<Record<Factor, number>>
  readonly custom: readonly CustomCriterion[]
  readonly places: readonly Place[]
  readonly ideal: IdealForm
  readonly usesFilters: boolean
}

interface CustomCriterion {
  readonly name: string
  readonly weight: number
}

/** The search's criteria, and those that the criteria screen has just replaced. */
export interface ToldCriteria {
  readonly now: Partial<IdealCriteria> & Pick<PropertyCriteria, 'propertyTypes'>
  readonly before: Partial<IdealCriteria> | null
}

interface Local {
  filters: Partial<IdealCriteria> | null
  usesFilters: boolean
  /** Chosen before registering. */
  weights: Partial<Record<Factor, number>> | null
  told: ToldCriteria
}

/**
 * Builds the draft from the server's record; without one, from this browser, the criteria screen and default
 * weights.
 */
export function draftOf(record: WeightsRecord | null, local: Local): WeightsDraft {
  return {
    weights: weightsFrom(record ?? { ...fallbackWeights, ...local.weights }),
    custom: Object.entries(record?.additionalCriteria ?? {}).map(([name, weight]) => ({ name, weight })),
    places: record?.places ?? [],
    ideal: idealFormOf(idealFrom(record, local)),
    usesFilters: record?.useFiltersForScoring ?? local.usesFilters,
  }
}

const weightsFrom = (known: Readonly<Record<Factor, number>>) =>
  Object.fromEntries(factors.map((factor) => [factor, known[factor]])) as Record<Factor, number>

/** Returns the record to send: with its loaded id, or for a first save with user 1, the alias of the caller. */
export function inputOf(draft: WeightsDraft, record: WeightsRecord | null, told: ToldCriteria): WeightsInput {
  return {
    ...(record === null ? { userId: 1 } : { id: record.id, userId: record.userId }),
    ...draft.weights,
    places: [...draft.places],
    additionalCriteria: Object.fromEntries(draft.custom.map(({ name, weight }) => [name, weight])),
    idealCriteria: idealCriteriaOf(draft.ideal),
    isIdealApart: differencesFrom(told, draft.ideal).length > 0,
    useFiltersForScoring: draft.usesFilters,
  }
}

type Custom = Pick<WeightsDraft, 'custom'>

export function withCriterion({ custom }: Custom, name: string): Custom {
  return { custom: [...custom, { name, weight: defaultCustomWeight }] }
}

export function withoutCriterion({ custom }: Custom, name: string): Custom {
  return { custom: custom.filter((criterion) => criterion.name !== name) }
}

export function withCriterionWeight({ custom }: Custom, name: string, weight: number): Custom {
  return { custom: custom.map((criterion) => (criterion.name === name ? { name, weight } : criterion)) }
}

/** Returns why a criterion cannot be added, or null. Expects a trimmed name that is not empty. */
export function criterionRefusal({ custom }: WeightsDraft, name: string): string | null {
  if (custom.some((criterion) => criterion.name.toLowerCase() === name.toLowerCase())) return `${name} is already there`
  if (custom.length >= customCriteriaLimit) return `At most ${customCriteriaLimit} custom criteria`
  return CriterionName.safeParse(name).success ? null : 'Use another, shorter name'
}

/** Ideal criteria are the brief's, unless they were set apart. */
const idealFrom = (record: WeightsRecord | null, { filters, told }: Local): Partial<IdealCriteria> => {
  const known = record?.idealCriteria ?? filters
  const isApart = record?.isIdealApart ?? (known !== null && !isSame(known, told.before ?? told.now))
  return isApart ? (known ?? told.now) : told.now
}

const isSame = (one: Partial<IdealCriteria>, other: Partial<IdealCriteria>): boolean =>
  differing(idealFormOf(one), idealFormOf(other)).length === 0

export function differencesFrom({ now }: ToldCriteria, ideal: IdealForm) {
  return differing(ideal, idealFormOf(now))
}

export function followingIdeal({ now }: ToldCriteria): IdealForm {
  return idealFormOf(now)
}

/** The types to choose from; the brief's choice names all types of the brief. */
export function typeChoicesOf({ now }: ToldCriteria): { value: string; label: string }[] {
  const asked = typesAskedFor(now)
  const ofBrief = idealFormOf(now).propertyType
  const labelOf = (type: string) => (type === '' ? 'Any property type' : type)
  return ['', ...idealTypes].map((value) => ({
    value,
    label: value === ofBrief && asked.length > 1 ? eitherText(asked) : labelOf(value),
  }))
}

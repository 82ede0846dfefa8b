import {
  CriterionName,
  customCriteriaLimit,
  defaultCustomWeight,
  type Factor,
  factors,
  fallbackWeights,
  type IdealCriteria,
  type Place,
  OptionalPropertyType,
  type PropertyCriteria,
  typesAskedFor,
  type WeightsInput,
  type WeightsRecord,
} from '@verandah/contracts'
import { type AmountKind, amountIn, amountProblem } from '@/lib/amounts.ts'
import { crossedPrices } from '@/lib/crossed-prices.ts'

/** State of the scoring screen. Custom criteria keep the order in which they were added. */
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

export function withCriterion(draft: WeightsDraft, name: string): WeightsDraft {
  return {
    ...draft,
    custom: [...draft.custom, { name, weight: defaultCustomWeight }],
  }
}

export function withoutCriterion(draft: WeightsDraft, name: string): WeightsDraft {
  return {
    ...draft,
    custom: draft.custom.filter((criterion) => criterion.name !== name),
  }
}

export function withCriterionWeight(draft: WeightsDraft, name: string, weight: number): WeightsDraft {
  return {
    ...draft,
    custom: draft.custom.map((criterion) => (criterion.name === name ? { name, weight } : criterion)),
  }
}

/** Returns why a criterion cannot be added, or null. Expects a trimmed name that is not empty. */
export function criterionRefusal({ custom }: WeightsDraft, name: string): string | null {
  if (custom.some((criterion) => criterion.name.toLowerCase() === name.toLowerCase())) return `${name} is already there`
  if (custom.length >= customCriteriaLimit) return `At most ${customCriteriaLimit} custom criteria`
  return CriterionName.safeParse(name).success ? null : 'Use another, shorter name'
}

export const amountKinds = { minPrice: 'money', maxPrice: 'money', minLandSize: 'area' } as const satisfies Record<
  string,
  AmountKind
>
export type IdealAmount = keyof typeof amountKinds
export type IdealCount = 'minBedrooms' | 'minBathrooms'
type IdealBound = IdealAmount | IdealCount

const idealBounds: readonly IdealBound[] = ['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms', 'minLandSize']

/** The ideal criteria as typed. */
export type IdealForm = Readonly<Record<IdealBound | 'propertyType', string>>

/** Excludes "Other", which a search can ask for but which is no ideal. */
const idealTypes = ['House', 'Apartment', 'Townhouse', 'Land', 'Acreage'] as const

export type IdealErrors = Readonly<Partial<Record<IdealBound, string>>>

const idealFields: readonly (keyof IdealForm)[] = [...idealBounds, 'propertyType']

const largestBound = 1_000_000_000

const each = <Value>(valueOf: (bound: IdealBound) => Value) =>
  Object.fromEntries(idealBounds.map((bound) => [bound, valueOf(bound)])) as Record<IdealBound, Value>

const idealFormOf = (ideal: Partial<IdealCriteria>): IdealForm => ({
  ...each((bound) => String(ideal[bound] ?? '')),
  propertyType: idealTypes.find((type) => type === ideal.propertyType) ?? '',
})

/** Ideal criteria are the brief's, unless they were set apart. */
const idealFrom = (record: WeightsRecord | null, { filters, told }: Local): Partial<IdealCriteria> => {
  const known = record?.idealCriteria ?? filters
  const isApart = record?.isIdealApart ?? (known !== null && !isSame(known, told.before ?? told.now))
  return isApart ? (known ?? told.now) : told.now
}

const isSame = (one: Partial<IdealCriteria>, other: Partial<IdealCriteria>): boolean =>
  differing(idealFormOf(one), idealFormOf(other)).length === 0

const differing = (one: IdealForm, other: IdealForm) =>
  idealFields.filter((name) => valueIn(one, name) !== valueIn(other, name))

const valueIn = (form: IdealForm, name: keyof IdealForm) =>
  name === 'propertyType' ? form.propertyType : numberIn(form, name) || undefined

/** The fields of the ideal that are not as the brief has them. */
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
    label: value === ofBrief && asked.length > 1 ? eitherOf(asked) : labelOf(value),
  }))
}

const eitherOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

const numberIn = (form: IdealForm, bound: IdealBound): number =>
  isAmount(bound) ? (amountIn(amountKinds[bound], form[bound]) ?? 0) : Number(form[bound])

const isAmount = (bound: IdealBound): bound is IdealAmount => bound in amountKinds

/** Empty and zero mean no bound. */
export function idealCriteriaOf(form: IdealForm): IdealCriteria {
  return {
    ...each((bound) => numberIn(form, bound) || undefined),
    propertyType: OptionalPropertyType.parse(form.propertyType),
  }
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

const problemOf = (form: IdealForm, bound: IdealBound): string | undefined => {
  if (isAmount(bound)) return amountProblem(amountKinds[bound], form[bound])
  return Number(form[bound]) > largestBound ? 'The number is too large' : undefined
}

export function idealErrorsOf(form: IdealForm): IdealErrors {
  const errors = Object.fromEntries(
    idealBounds.flatMap((bound) => {
      const problem = problemOf(form, bound)
      return problem === undefined ? [] : [[bound, problem]]
    }),
  )
  const crossed = crossedPrices(idealCriteriaOf(form))
  return crossed === undefined ? errors : { maxPrice: crossed, ...errors }
}

import { type IdealCriteria, OptionalPropertyType } from '@verandah/contracts'
import { crossedPrices } from '@/lib/crossed-prices.ts'

export const idealBounds = ['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms', 'minLandSize'] as const
export type IdealBound = (typeof idealBounds)[number]

/** The ideal criteria as they are typed: digits or nothing. */
export type IdealForm = Readonly<Record<IdealBound | 'propertyType', string>>

export type IdealErrors = Readonly<Partial<Record<IdealBound, string>>>

const largestBound = 1_000_000_000

const each = <Value>(valueOf: (bound: IdealBound) => Value) =>
  Object.fromEntries(idealBounds.map((bound) => [bound, valueOf(bound)])) as Record<IdealBound, Value>

export const idealFormOf = (ideal: Partial<IdealCriteria>): IdealForm => ({
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

import { type IdealCriteria, OptionalPropertyType } from '@verandah/contracts'
import { crossedPrices } from '@/lib/crossed-prices.ts'

export const idealBounds = ['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms', 'minLandSize'] as const
export type IdealBound = (typeof idealBounds)[number]

/** The ideal criteria as they are typed: digits or nothing. */
export type IdealForm = Readonly<Record<IdealBound | 'propertyType', string>>

export type IdealErrors = Readonly<Partial<Record<IdealBound, string>>>

const largestBound = 1_000_000_000

export const idealFormOf = (ideal: Partial<IdealCriteria>): IdealForm => ({
  minPrice: textOf(ideal.minPrice),
  maxPrice: textOf(ideal.maxPrice),
  minBedrooms: textOf(ideal.minBedrooms),
  minBathrooms: textOf(ideal.minBathrooms),
  minLandSize: textOf(ideal.minLandSize),
  propertyType: ideal.propertyType ?? '',
})

/** Empty and zero mean no bound. */
export const idealCriteriaOf = (form: IdealForm): IdealCriteria => ({
  minPrice: boundOf(form.minPrice),
  maxPrice: boundOf(form.maxPrice),
  minBedrooms: boundOf(form.minBedrooms),
  minBathrooms: boundOf(form.minBathrooms),
  minLandSize: boundOf(form.minLandSize),
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

const textOf = (bound: number | undefined): string => (bound === undefined ? '' : String(bound))

const boundOf = (text: string): number | undefined => (Number(text) === 0 ? undefined : Number(text))

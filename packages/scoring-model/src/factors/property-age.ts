import type { PropertyAge } from '@verandah/contracts'
import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** Years assumed for each age band. All figures here: specification, section 9. */
export const yearsOfBand: Readonly<Record<PropertyAge, number>> = {
  Modern: 5,
  Recent: 15,
  Established: 40,
  Historic: 80,
}
const yearsOfOtherText = 50
const yearsOffForRenovation = 15
export const idealYears = 25
/** Distance from the ideal at which the value reaches 0. */
const toleratedYears = 75

const bands = new Map(Object.entries(yearsOfBand).map(([band, years]) => [band.toLowerCase(), years]))

type AgedHome = Pick<HomeFacts, 'propertyAge' | 'hasRenovatedFeatures'>

/** Highest at 25 years. */
export function evaluatePropertyAge(home: AgedHome): FactorValue {
  const years = ageOf(home)
  return years === null ? null : maxValue * Math.max(0, 1 - Math.abs(years - idealYears) / toleratedYears)
}

/**
 * Returns the age in years: a renovation takes off 15 years, and text that names no band counts as 50. Null if the age
 * is not stated.
 */
export function ageOf({ propertyAge, hasRenovatedFeatures }: AgedHome): number | null {
  const text = propertyAge?.trim().toLowerCase() ?? ''
  if (text === '') return null
  const built = bands.get(text) ?? yearsOfOtherText
  return Math.max(0, built - (hasRenovatedFeatures ? yearsOffForRenovation : 0))
}

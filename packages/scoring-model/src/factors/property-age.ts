import type { PropertyAge } from '@verandah/contracts'
import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** Years that a band stands for, and every other figure here: specification, section 9. */
const yearsOfBand: Readonly<Record<PropertyAge, number>> = { Modern: 5, Recent: 15, Established: 40, Historic: 80 }
const yearsOfOtherText = 50
const yearsOffForRenovation = 15
export const idealYears = 25
/** This far from the ideal is worth nothing. */
const toleratedYears = 75

const bands = new Map(Object.entries(yearsOfBand).map(([band, years]) => [band.toLowerCase(), years]))

/** Best at 25 years. */
export const evaluatePropertyAge = (home: HomeFacts): FactorValue => {
  const years = ageOf(home)
  return years === null ? null : maxValue * Math.max(0, 1 - Math.abs(years - idealYears) / toleratedYears)
}

/** In years: a renovation makes a home 15 years younger, and text that is not a band counts as 50. Null where nothing is said. */
export const ageOf = ({
  propertyAge,
  hasRenovatedFeatures,
}: Pick<HomeFacts, 'propertyAge' | 'hasRenovatedFeatures'>): number | null => {
  const text = propertyAge?.trim().toLowerCase() ?? ''
  if (text === '') return null
  const built = bands.get(text) ?? yearsOfOtherText
  return Math.max(0, built - (hasRenovatedFeatures ? yearsOffForRenovation : 0))
}

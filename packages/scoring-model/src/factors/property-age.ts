import type { PropertyAge } from '@verandah/contracts'
import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** Years that a band stands for, and every other figure here: specification, section 9. */
const yearsOfBand: Readonly<Record<PropertyAge, number>> = { Modern: 5, Recent: 15, Established: 40, Historic: 80 }
const yearsOfOtherText = 50
const yearsOffForRenovation = 15
const idealYears = 25
/** This far from the ideal is worth nothing. */
const toleratedYears = 75

const bands = new Map(Object.entries(yearsOfBand).map(([band, years]) => [band.toLowerCase(), years]))

/** Best at 25 years; a renovation makes a home 15 years younger. Text that is not a band counts as 50 years. */
export const evaluatePropertyAge = ({ propertyAge, hasRenovatedFeatures }: HomeFacts): FactorValue => {
  const text = propertyAge?.trim().toLowerCase() ?? ''
  if (text === '') return null
  const built = bands.get(text) ?? yearsOfOtherText
  const years = Math.max(0, built - (hasRenovatedFeatures ? yearsOffForRenovation : 0))
  return maxValue * Math.max(0, 1 - Math.abs(years - idealYears) / toleratedYears)
}

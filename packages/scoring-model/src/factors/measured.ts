import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

interface Measure {
  amount: number | null
  /** Ten at or above it, proportional below. */
  minimum: number | undefined
  /** What one more is worth where there is no minimum. */
  pointsEach: number
}

/** A number of which more is better. What each is worth here: specification, section 9. */
const evaluateMeasure = ({ amount, minimum, pointsEach }: Measure): FactorValue => {
  if (amount === null) return null
  const value = minimum === undefined ? amount * pointsEach : (maxValue * amount) / minimum
  return Math.min(maxValue, Math.max(0, value))
}

export const evaluateBedrooms = ({ bedrooms }: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: bedrooms, minimum: ideal.minBedrooms, pointsEach: 2 })

export const evaluateBathrooms = ({ bathrooms }: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: bathrooms, minimum: ideal.minBathrooms, pointsEach: 2.5 })

/** One point for each 100 square metres. */
export const evaluateLandSize = ({ landSize }: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: landSize, minimum: ideal.minLandSize, pointsEach: 1 / 100 })

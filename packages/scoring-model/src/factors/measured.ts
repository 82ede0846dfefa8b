import { type FactorValue, maxValue } from './preferences.ts'

interface Measure {
  amount: number | null
  /** Ten at or above it, proportional below. */
  minimum: number | undefined
  /** What one more is worth where there is no minimum. */
  pointsEach: number
}

/** A number of which more is better: the rule of bedrooms, bathrooms and land (specification, section 9). */
export const evaluateMeasure = ({ amount, minimum, pointsEach }: Measure): FactorValue => {
  if (amount === null) return null
  const value = minimum === undefined ? amount * pointsEach : (maxValue * amount) / minimum
  return Math.min(maxValue, Math.max(0, value))
}

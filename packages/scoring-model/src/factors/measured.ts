import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

interface Measure {
  amount: number | null
  /** Amounts at or above it are worth ten, smaller ones proportionally less. */
  minimum: number | undefined
  /** Value of each unit if there is no minimum. */
  pointsEach: number
}

/** A quantity of which more is better. Values per unit: specification, section 9. */
const evaluateMeasure = ({ amount, minimum, pointsEach }: Measure): FactorValue => {
  if (amount === null) return null
  const value = minimum === undefined ? amount * pointsEach : (maxValue * amount) / minimum
  return Math.min(maxValue, Math.max(0, value))
}

export function evaluateBedrooms({ bedrooms }: Pick<HomeFacts, 'bedrooms'>, { ideal }: Preferences): FactorValue {
  return evaluateMeasure({ amount: bedrooms, minimum: ideal.minBedrooms, pointsEach: 2 })
}

export function evaluateBathrooms({ bathrooms }: Pick<HomeFacts, 'bathrooms'>, { ideal }: Preferences): FactorValue {
  return evaluateMeasure({ amount: bathrooms, minimum: ideal.minBathrooms, pointsEach: 2.5 })
}

/** One point per 100 square metres. */
export function evaluateLandSize({ landSize }: Pick<HomeFacts, 'landSize'>, { ideal }: Preferences): FactorValue {
  return evaluateMeasure({ amount: landSize, minimum: ideal.minLandSize, pointsEach: 1 / 100 })
}

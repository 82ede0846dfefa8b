import { evaluateMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Preferences } from './preferences.ts'

/** Specification, section 9. */
const pointsPerBathroom = 2.5

export const evaluateBathrooms = (home: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: home.bathrooms, minimum: ideal.minBathrooms, pointsEach: pointsPerBathroom })

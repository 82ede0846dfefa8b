import { evaluateMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Preferences } from './preferences.ts'

/** Specification, section 9. */
const pointsPerBedroom = 2

export const evaluateBedrooms = (home: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: home.bedrooms, minimum: ideal.minBedrooms, pointsEach: pointsPerBedroom })

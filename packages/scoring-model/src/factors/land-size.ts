import { evaluateMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Preferences } from './preferences.ts'

/** One point for each 100 square metres (specification, section 9). */
const pointsPerSqm = 1 / 100

export const evaluateLandSize = (home: HomeFacts, { ideal }: Preferences): FactorValue =>
  evaluateMeasure({ amount: home.landSize, minimum: ideal.minLandSize, pointsEach: pointsPerSqm })

import { judgeMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Wish } from './wish.ts'

/** One point for each 100 square metres (specification, section 9). */
const pointsPerSqm = 1 / 100

export const judgeLandSize = (home: HomeFacts, { ideal }: Wish): FactorValue =>
  judgeMeasure({ amount: home.landSize, minimum: ideal.minLandSize, pointsEach: pointsPerSqm })

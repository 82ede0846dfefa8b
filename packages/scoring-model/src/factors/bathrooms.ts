import { judgeMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Wish } from './wish.ts'

/** Specification, section 9. */
const pointsPerBathroom = 2.5

export const judgeBathrooms = (home: HomeFacts, { ideal }: Wish): FactorValue =>
  judgeMeasure({ amount: home.bathrooms, minimum: ideal.minBathrooms, pointsEach: pointsPerBathroom })

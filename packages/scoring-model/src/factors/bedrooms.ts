import { judgeMeasure } from './measured.ts'
import type { FactorValue, HomeFacts, Wish } from './wish.ts'

/** Specification, section 9. */
const pointsPerBedroom = 2

export const judgeBedrooms = (home: HomeFacts, { ideal }: Wish): FactorValue =>
  judgeMeasure({ amount: home.bedrooms, minimum: ideal.minBedrooms, pointsEach: pointsPerBedroom })

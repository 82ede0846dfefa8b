import * as fc from 'fast-check'
import type { Day, DayStop } from '../day-plan/types.ts'

const upTo = (max: number) => fc.integer({ min: 0, max })

const anyOpening = fc.record({ opens: upTo(90), minutes: upTo(45) }).map(({ opens, minutes }) => ({
  opens,
  closes: opens + minutes,
}))

const anyStop: fc.Arbitrary<DayStop> = fc.record({
  worth: fc.integer({ min: 1, max: 9 }),
  stayMinutes: upTo(15),
  isWhole: fc.boolean(),
  isMust: fc.integer({ min: 1, max: 5 }).map((number) => number === 1),
  openings: fc.array(anyOpening, { minLength: 0, maxLength: 2 }),
})

/** Ways of no particular geometry: some are longer than those over a third place, and one in twenty does not exist. */
const anyMinutes = fc.oneof(
  { weight: 16, arbitrary: upTo(20) },
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(Infinity) },
)

export const anyDayOf = (stops: readonly DayStop[]): fc.Arbitrary<Day> => {
  const places = stops.length + 2
  const row = fc.array(anyMinutes, { minLength: places, maxLength: places })
  return fc.record({
    leavesAt: upTo(20),
    backBy: fc.integer({ min: 40, max: 150 }),
    slackMinutes: upTo(4),
    stops: fc.constant(stops),
    travelMinutes: fc.array(row, { minLength: places, maxLength: places }),
  })
}

export const anyStops = (maxLength: number) => fc.array(anyStop, { maxLength })

export const anyDay = (most: number): fc.Arbitrary<Day> => anyStops(most).chain(anyDayOf)

/** Two people with the same stops. */
export const anyTwoDays = (most: number): fc.Arbitrary<[Day, Day]> =>
  anyStops(most).chain((stops) => fc.tuple(anyDayOf(stops), anyDayOf(stops)))

import * as fc from 'fast-check'
import type { Day, DayStop } from '../day-plan/types.ts'

/** Small numbers, so that much is equal. */
const upTo = (max: number) => fc.noBias(fc.integer({ min: 0, max }))

const onceIn = (times: number) => upTo(times - 1).map((number) => number === 0)

const anyOpening = fc.record({ opens: upTo(120), minutes: upTo(60) }).map(({ opens, minutes }) => ({
  opens,
  closes: opens + minutes,
}))

const openings = (count: number) => fc.array(anyOpening, { minLength: count, maxLength: count })

const anyStop: fc.Arbitrary<DayStop> = fc.record({
  worth: upTo(3).map((number) => number + 1),
  stayMinutes: upTo(12),
  isWhole: onceIn(6),
  isMust: onceIn(5),
  openings: upTo(9).chain((number) => openings(number === 0 ? 0 : 1 + (number % 2))),
})

/** Ways of no particular geometry: some are longer than those over a third place, and one in fifty does not exist. */
const anyMinutes = fc.oneof(
  { weight: 40, arbitrary: upTo(14) },
  { weight: 9, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(Infinity) },
)

export function anyDayOf(stops: readonly DayStop[]): fc.Arbitrary<Day> {
  const places = stops.length + 2
  const row = fc.array(anyMinutes, { minLength: places, maxLength: places })
  return fc.record({
    leavesAt: upTo(20),
    backBy: upTo(120).map((number) => 80 + number),
    slackMinutes: upTo(4),
    stops: fc.constant(stops),
    travelMinutes: fc.array(row, { minLength: places, maxLength: places }),
  })
}

/** Half as many as the most, and more. */
const anyStops = (most: number) => fc.noBias(fc.array(anyStop, { minLength: Math.trunc(most / 2), maxLength: most }))

export function anyDay(most: number): fc.Arbitrary<Day> {
  return anyStops(most).chain(anyDayOf)
}

/** Two people with the same stops. */
export function anyTwoDays(most: number): fc.Arbitrary<[Day, Day]> {
  return anyStops(most).chain((stops) => fc.tuple(anyDayOf(stops), anyDayOf(stops)))
}

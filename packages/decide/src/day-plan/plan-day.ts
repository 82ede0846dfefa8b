import { beamOrder } from './beam.ts'
import { leftOutOf } from './left-out.ts'
import { isOpen, prepareDay } from './prepare-day.ts'
import { compareScores } from './score.ts'
import { type SeenSets, seenSets } from './seen-sets.ts'
import type { Day, DayPlan, LeftOut } from './types.ts'
import { walk } from './walk.ts'

/** More stops than these, those apart that are closed all day, are planned without proof that no plan is better. */
export const mostExactStops = 16

/**
 * The plan that sees most musts, then the greatest sum of worth, then travels least, then ends earliest. Of equal plans
 * the one whose set of stops is the smallest binary number (the first stop is the lowest bit), then the first found in
 * a fixed order: the same day always has the same plan.
 */
export function planDay(day: Day): DayPlan {
  const stops = openStops(day)
  return planOf(day, { order: bestOrder(day, stops), isExact: stops.length <= mostExactStops })
}

/** The indexes of the stops that are open for long enough within the hours of the day, however they are reached. */
export function openStops(day: Day): number[] {
  const all = prepareDay(day, [...day.stops.keys()])
  return all.stops.filter((stop) => isOpen(all, stop))
}

/** The best order of some of these stops, by their indexes; a good one where they are too many. */
export function bestOrder(day: Day, stops: readonly number[]): number[] {
  const prepared = prepareDay(day, stops)
  const order = stops.length <= mostExactStops ? bestOfAll(seenSets(prepared)) : beamOrder(prepared)
  return order.map((position) => stops[position] ?? -1)
}

const bestOfAll = ({ scores, orderOf }: SeenSets): number[] => {
  let best = 0
  scores.forEach((score, set) => {
    const most = scores[best]
    if (score !== undefined && most !== undefined && compareScores(score, most) < 0) best = set
  })
  return orderOf(best)
}

interface Decided {
  /** Indexes of stops. */
  order: readonly number[]
  isExact: boolean
  /** The stops that somebody else sees. */
  elsewhere?: readonly number[]
}

/** The times of a plan, and why it leaves out what it does. */
export function planOf(day: Day, { order, isExact, elsewhere = [] }: Decided): DayPlan {
  const all = prepareDay(day, [...day.stops.keys()])
  const { visits, endsAt, travelMinutes } = walk(all, order) ?? { visits: [], endsAt: day.leavesAt, travelMinutes: 0 }
  const leftOut = all.stops
    .filter((stop) => !order.includes(stop) && !elsewhere.includes(stop))
    .map((stop): LeftOut => leftOutOf(all, order, stop))
  const [first, ...later] = visits
  if (first === undefined) return { stops: [], leavesAt: day.leavesAt, endsAt, travelMinutes, leftOut, isExact }
  const waits = first.startsAt - first.arrivesAt
  return {
    stops: [{ ...first, arrivesAt: first.startsAt }, ...later],
    leavesAt: day.leavesAt + waits,
    endsAt,
    travelMinutes,
    leftOut,
    isExact,
  }
}

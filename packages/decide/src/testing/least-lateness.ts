import type { Day } from '../day-plan/types.ts'

interface Lateness {
  minutes: number
  /** What is that late in one of the choices with the fewest minutes: indexes of stops, null for the end of the day. */
  late: Set<number | null>
}

/** The least that the worst lateness can be, over every position of a stop in an order and every choice of openings. */
export function leastLateness(day: Day, order: readonly number[], stop: number): Lateness {
  const choices = Array.from({ length: order.length + 1 }, (_, at) => [
    ...everyLateness(day, order.toSpliced(at, 0, stop)),
  ]).flat()
  const minutes = Math.min(...choices.map((lateness) => Math.max(0, ...lateness.values())))
  const late = choices
    .filter((lateness) => Math.max(0, ...lateness.values()) === minutes)
    .flatMap((lateness) => [...lateness].flatMap(([place, own]) => (own === minutes ? [place] : [])))
  return { minutes, late: new Set(late) }
}

/**
 * How late each place is, in every choice of openings: a late visit is as long as any, but the end of an auction is
 * fixed.
 */
function* everyLateness(
  day: Day,
  [stop, ...later]: readonly number[],
  from = day.stops.length,
  time = day.leavesAt,
): Generator<Map<number | null, number>> {
  const row = day.travelMinutes[from]!
  if (stop === undefined) {
    yield new Map([[null, time + row[day.stops.length + 1]! - day.backBy]])
    return
  }
  const { openings, isWhole, stayMinutes } = day.stops[stop]!
  const arrival = time + row[stop]! + (row[stop]! > 0 ? day.slackMinutes : 0)
  for (const { opens, closes } of openings) {
    const leaves = isWhole ? Math.max(arrival, closes) : Math.max(arrival, opens) + stayMinutes
    const late = isWhole ? arrival - opens : leaves - closes
    for (const rest of everyLateness(day, later, stop, leaves)) yield new Map([[stop, late], ...rest])
  }
}

import type { Day, DayStop, Opening } from './types.ts'

/** An opening by what an arrival makes of it: the visit begins at the arrival, but not before `opens`. */
interface Entry {
  opens: number
  /** The latest beginning. */
  latest: number
  /** The visit ends `stay` after its beginning, but not before `until`. */
  stay: number
  until: number
}

/** Some stops of a day, by their positions from 0; then come the start and the end. */
export interface PreparedDay {
  /** How many stops. */
  count: number
  leavesAt: number
  backBy: number
  /** The index among all stops of the day, by position. */
  stops: readonly number[]
  /** By stop, in the order of its openings. */
  entries: readonly (readonly Entry[])[]
  /** Minutes from position to position, infinite where there is no way: `from * (count + 2) + to`. */
  travel: Float64Array
  /** Minutes from leaving to arriving, with slack. */
  passage: Float64Array
  /** By stop. A must is worth more than all that is not. */
  values: Float64Array
}

export function prepareDay(day: Day, stops: readonly number[]): PreparedDay {
  const places = [...stops, day.stops.length, day.stops.length + 1]
  const travel = Float64Array.from({ length: places.length ** 2 }, (_, at) =>
    minutesOf(day.travelMinutes[places[Math.trunc(at / places.length)] ?? -1]?.[places[at % places.length] ?? -1]),
  )
  const slack = positive(day.slackMinutes)
  const isToStop = (at: number): boolean => at % places.length < stops.length
  const ofStops = stops.flatMap((stop) => day.stops[stop] ?? [])
  const aboveAll = 1 + day.stops.reduce((sum, stop) => sum + positive(stop.worth), 0)
  return {
    count: stops.length,
    leavesAt: day.leavesAt,
    backBy: day.backBy,
    stops,
    entries: ofStops.map((stop) => stop.openings.map((opening) => entryOf(stop, opening))),
    travel,
    passage: travel.map((minutes, at) => (minutes > 0 && isToStop(at) ? minutes + slack : minutes)),
    values: Float64Array.from(ofStops, (stop) => positive(stop.worth) + (stop.isMust ? aboveAll : 0)),
  }
}

const minutesOf = (minutes = Infinity): number => (minutes >= 0 ? minutes : Infinity)

const positive = (number: number): number => (number > 0 && Number.isFinite(number) ? number : 0)

/** An opening that makes no sense. */
const never: Entry = { opens: 0, latest: -Infinity, stay: 0, until: 0 }

const entryOf = ({ isWhole, stayMinutes }: DayStop, { opens, closes }: Opening): Entry => {
  if (!(opens <= closes)) return never
  if (isWhole) return { opens, latest: opens, stay: 0, until: closes }
  const stay = Math.max(0, stayMinutes)
  return Number.isFinite(stay) ? { opens, latest: closes - stay, stay, until: opens + stay } : never
}

/**
 * The earliest end of a visit, infinite where none is possible. It dominates: with a later arrival fewer openings are
 * left, and a visit of each ends no earlier.
 */
export function earliestEnd(entries: readonly Entry[], arrival: number): number {
  let earliest = Infinity
  for (const entry of entries) earliest = Math.min(earliest, endOf(entry, arrival, 0))
  return earliest
}

/** Whether a stop is open for long enough within the hours of the day, however it is reached. */
export function isOpen({ entries, leavesAt, backBy }: PreparedDay, position: number): boolean {
  const ends = earliestEnd(entries[position] ?? [], leavesAt)
  return ends < Infinity && ends <= backBy
}

/** The end of a visit, infinite where it would begin more than `forgiven` minutes too late. */
export function endOf({ opens, latest, stay, until }: Entry, arrival: number, forgiven: number): number {
  const begins = Math.max(arrival, opens)
  return begins <= latest + forgiven ? Math.max(begins + stay, until) : Infinity
}

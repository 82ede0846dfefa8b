import { insertionOf } from './left-out.ts'
import { earliestEnd, type PreparedDay } from './prepare-day.ts'
import { compareScores } from './score.ts'

/** A way to have seen some stops. */
interface Way {
  order: readonly number[]
  /** The bits of the stops that were seen. */
  set: bigint
  last: number
  /** When the last visit ends. */
  time: number
  travel: number
  value: number
  /** The value, and that of all stops of which each could be seen next. */
  promise: number
}

/** How many ways of each number of stops are followed. */
const width = 300

/**
 * A good order of any number of stops: their positions. All ways grow by one stop at a time, and those that promise
 * most are followed. The same day always gives the same order, and there is no room in it for one stop more.
 */
export function beamOrder(day: PreparedDay): readonly number[] {
  let ways: Way[] = [{ order: [], set: 0n, last: day.count, time: day.leavesAt, travel: 0, value: 0, promise: 0 }]
  let best = { value: -1, travel: Infinity, endsAt: Infinity, order: [] as readonly number[] }
  while (ways.length > 0) {
    for (const way of ways) {
      const home = day.travel[way.last * (day.count + 2) + day.count + 1] ?? Infinity
      const ended = { value: way.value, travel: way.travel + home, endsAt: way.time + home, order: way.order }
      if (home < Infinity && ended.endsAt <= day.backBy && compareScores(ended, best) < 0) best = ended
    }
    ways = undominated(ways.flatMap((way) => longerBy(day, way))).slice(0, width)
  }
  return filled(day, best.order)
}

const longerBy = (day: PreparedDay, way: Way): Way[] => {
  const next = nextOf(day, way)
  return next.map(({ stop, time }) => {
    const longer: Way = {
      order: [...way.order, stop],
      set: way.set | (1n << BigInt(stop)),
      last: stop,
      time,
      travel: way.travel + (day.travel[way.last * (day.count + 2) + stop] ?? 0),
      value: way.value + (day.values[stop] ?? 0),
      promise: 0,
    }
    const reach = nextOf(day, longer).reduce((sum, one) => sum + (day.values[one.stop] ?? 0), 0)
    return { ...longer, promise: longer.value + reach }
  })
}

/** The stops of which each could be seen next, with the end of its visit. */
const nextOf = ({ count, passage, entries, backBy }: PreparedDay, { order, last, time }: Way) =>
  Array.from({ length: count }, (_, stop) => ({
    stop,
    time: order.includes(stop)
      ? Infinity
      : earliestEnd(entries[stop] ?? [], time + (passage[last * (count + 2) + stop] ?? 0)),
  })).filter((one) => one.time < Infinity && one.time <= backBy)

/** The most promising first, without those as late with as much travel as another that has seen the same. */
const undominated = (ways: readonly Way[]): Way[] => {
  const kept = new Map<bigint, Way[]>()
  const sorted = ways.toSorted(
    (one, other) => other.promise - one.promise || one.time - other.time || one.travel - other.travel,
  )
  return sorted.filter((way) => {
    const same = kept.get(way.set) ?? []
    if (same.some(({ last, time, travel }) => last === way.last && time <= way.time && travel <= way.travel))
      return false
    kept.set(way.set, [...same, way])
    return true
  })
}

/** With every stop that there is room for, the most valuable first. */
const filled = (day: PreparedDay, order: readonly number[]): readonly number[] =>
  Array.from({ length: day.count }, (_, stop) => stop)
    .sort((one, other) => (day.values[other] ?? 0) - (day.values[one] ?? 0))
    .reduce((longer: readonly number[], stop) => {
      const { order: inserted, minutes } = insertionOf(day, longer, stop)
      return minutes === 0 && !longer.includes(stop) ? inserted : longer
    }, order)

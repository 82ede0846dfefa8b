import { type Labels, labelsOf } from './labels.ts'
import type { PreparedDay } from './prepare-day.ts'
import { compareScores, type Score } from './score.ts'

/** The best way to see a set of stops and reach the end in time. */
interface SeenSet extends Score {
  label: number
}

export interface SeenSets {
  /** By set, whose bits are the positions of stops; undefined where they cannot all be seen. */
  scores: (SeenSet | undefined)[]
  /** The positions of the stops in the order of that way. */
  orderOf: (set: number) => number[]
}

/** Nothing can always be seen: where the end is not reached in time, by staying at the start. */
export function seenSets(day: PreparedDay): SeenSets {
  const labels = labelsOf(day)
  const scores = new Array<SeenSet | undefined>(2 ** day.count).fill(undefined)
  valuesOfSets(day).forEach((value, set) => {
    if (labels.isReached[set] === 1) scores[set] = bestOfSet(day, labels, set, value)
  })
  scores[0] ??= { value: 0, travel: 0, endsAt: day.leavesAt, label: 0 }
  return { scores, orderOf: (set) => orderTo(labels, scores[set]?.label ?? 0) }
}

/** Of equal ways the first. */
const bestOfSet = (day: PreparedDay, labels: Labels, set: number, value: number): SeenSet | undefined => {
  let best: SeenSet | undefined
  const end = (label: number): void => {
    const home = day.travel[(labels.last[label] ?? 0) * (day.count + 2) + day.count + 1] ?? Infinity
    const endsAt = (labels.time[label] ?? 0) + home
    const travel = (labels.travel[label] ?? 0) + home
    if (home === Infinity || !(endsAt <= day.backBy)) return
    const seen = { value, travel, endsAt, label }
    if (best === undefined || compareScores(seen, best) < 0) best = seen
  }
  if (set === 0) end(0)
  for (let state = set * day.count; state < (set + 1) * day.count; state++)
    for (let label = labels.first[state] ?? 0; label < (labels.end[state] ?? 0); label++) end(label)
  return best
}

const valuesOfSets = ({ count, values }: PreparedDay): Float64Array => {
  const sums = new Float64Array(2 ** count)
  for (let stop = 0; stop < count; stop++)
    for (let set = 0; set < 1 << stop; set++) sums[set + (1 << stop)] = (sums[set] ?? 0) + (values[stop] ?? 0)
  return sums
}

const orderTo = (labels: Labels, label: number): number[] =>
  label === 0 ? [] : [...orderTo(labels, labels.before[label] ?? 0), labels.last[label] ?? 0]

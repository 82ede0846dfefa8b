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
  const values = valuesOfSets(day)
  const scores = Array.from(values, (): SeenSet | undefined => undefined)
  const end = (label: number, set: number): void => {
    const home = day.travel[(labels.last[label] ?? 0) * (day.count + 2) + day.count + 1] ?? Infinity
    const endsAt = (labels.time[label] ?? 0) + home
    if (home === Infinity || !(endsAt <= day.backBy)) return
    const score = { value: values[set] ?? 0, travel: (labels.travel[label] ?? 0) + home, endsAt, label }
    const best = scores[set]
    if (best === undefined || compareScores(score, best) < 0) scores[set] = score
  }
  end(0, 0)
  scores[0] ??= { value: 0, travel: 0, endsAt: day.leavesAt, label: 0 }
  labels.heads.forEach((head, state) => {
    for (let label = head; label !== 0; label = labels.next[label] ?? 0) end(label, Math.trunc(state / day.count))
  })
  return { scores, orderOf: (set) => orderTo(labels, scores[set]?.label ?? 0) }
}

const valuesOfSets = ({ count, values }: PreparedDay): Float64Array => {
  const sums = new Float64Array(2 ** count)
  for (let stop = 0; stop < count; stop++)
    for (let set = 0; set < 1 << stop; set++) sums[set + (1 << stop)] = (sums[set] ?? 0) + (values[stop] ?? 0)
  return sums
}

const orderTo = (labels: Labels, label: number): number[] =>
  label === 0 ? [] : [...orderTo(labels, labels.before[label] ?? 0), labels.last[label] ?? 0]

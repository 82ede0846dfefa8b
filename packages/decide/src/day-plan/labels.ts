import { earliestEnd, type PreparedDay } from './prepare-day.ts'

/**
 * Labels are ways to have seen a set of stops, by number; label 0 is the start. A state is a set, whose bits are the
 * positions of stops, and the stop that was seen last: `set * count + last`.
 */
export interface Labels {
  /** When the last visit ends, and the minutes of travel until then. */
  time: number[]
  travel: number[]
  /** The position of the stop that was seen last. */
  last: number[]
  /** The label before that visit. */
  before: number[]
  /** The next label of the same state; 0 after the last. */
  next: number[]
  /** The first label of each state; 0 where there is none. */
  heads: Int32Array
}

/**
 * Every label of every state of which no other is as early with as little travel (Held and Karp 1962, with time windows
 * as Righini and Salani 2009). Exact; needs room for `count * 2 ** count` numbers.
 */
export function labelsOf(day: PreparedDay): Labels {
  const { count } = day
  const labels: Labels = {
    time: [day.leavesAt],
    travel: [0],
    last: [count],
    before: [0],
    next: [0],
    heads: new Int32Array(count * 2 ** count),
  }
  extend(day, labels, 0, 0)
  // A set is a larger number than its subsets: the labels of a state are complete when its turn comes.
  for (let state = 0; state < labels.heads.length; state++)
    for (let label = labels.heads[state] ?? 0; label !== 0; label = labels.next[label] ?? 0)
      extend(day, labels, label, Math.trunc(state / count))
  return labels
}

const extend = (day: PreparedDay, labels: Labels, label: number, set: number): void => {
  const { count, travel, backBy } = day
  const row = (labels.last[label] ?? 0) * (count + 2)
  const time = labels.time[label] ?? 0
  for (let stop = 0; stop < count; stop++) {
    if ((set & (1 << stop)) !== 0) continue
    const ends = endOfVisit(day, row, stop, time)
    if (!(ends <= backBy) || ends === Infinity) continue
    const travelled = (labels.travel[label] ?? 0) + (travel[row + stop] ?? 0)
    const state = (set | (1 << stop)) * count + stop
    if (!makeRoom(labels, state, ends, travelled)) continue
    put(labels, state, { ends, travelled, stop, label })
  }
}

const endOfVisit = ({ entries, passage }: PreparedDay, row: number, stop: number, time: number): number =>
  earliestEnd(entries[stop] ?? [], time + (passage[row + stop] ?? 0))

const put = (
  labels: Labels,
  state: number,
  { ends, travelled, stop, label }: { ends: number; travelled: number; stop: number; label: number },
): void => {
  labels.next.push(labels.heads[state] ?? 0)
  labels.heads[state] = labels.time.length
  labels.time.push(ends)
  labels.travel.push(travelled)
  labels.last.push(stop)
  labels.before.push(label)
}

const excessOf = (minutes: number | undefined, than: number): number => (minutes ?? 0) - than

/** Drops the labels of a state that a new one dominates; false where one of them is as good as the new one. */
const makeRoom = (labels: Labels, state: number, time: number, travel: number): boolean => {
  const { heads, next } = labels
  let kept = 0
  let label = heads[state] ?? 0
  while (label !== 0) {
    const after = next[label] ?? 0
    const later = excessOf(labels.time[label], time)
    const longer = excessOf(labels.travel[label], travel)
    if (later <= 0 && longer <= 0) return false
    if (later < 0 || longer < 0) kept = label
    else if (kept === 0) heads[state] = after
    else next[kept] = after
    label = after
  }
  return true
}

import { earliestEnd, type PreparedDay } from './prepare-day.ts'

/**
 * Labels are ways to have seen a set of stops, by number; label 0 is the start. A state is a set, whose bits are the
 * positions of stops, and the stop that was seen last: `set * count + last`. The arrays of labels have spare room.
 */
export interface Labels {
  /** When the last visit ends, and the minutes of travel until then. */
  time: Float64Array
  travel: Float64Array
  /** The position of the stop that was seen last. */
  last: Int32Array
  /** The label before that visit. */
  before: Int32Array
  size: number
  /** Of each state the first label, and the one after its last; the same where it has none. */
  first: Int32Array
  end: Int32Array
  /** By set: whether one of its states has a label. */
  isReached: Uint8Array
}

/**
 * Every label of every state of which no other is as early with as little travel (Held and Karp 1962, with time windows
 * as Righini and Salani 2009). Exact; needs room for `count * 2 ** count` numbers.
 */
export function labelsOf(day: PreparedDay): Labels {
  const { count } = day
  const labels: Labels = {
    time: Float64Array.of(day.leavesAt),
    travel: Float64Array.of(0),
    last: Int32Array.of(count),
    before: Int32Array.of(0),
    size: 1,
    first: new Int32Array(count * 2 ** count),
    end: new Int32Array(count * 2 ** count),
    isReached: new Uint8Array(2 ** count).fill(1, 0, 1),
  }
  // A set is a larger number than its subsets: its labels are complete when its turn comes.
  for (let set = 0; set < 2 ** count; set++) {
    if (labels.isReached[set] === 0) continue
    for (let stop = 0; stop < count; stop++) if ((set & (1 << stop)) === 0) complete(day, labels, set, stop)
  }
  return labels
}

/** Finds all labels of the state in which `stop` was seen after `set`: no other way leads there. */
const complete = (day: PreparedDay, labels: Labels, set: number, stop: number): void => {
  const { count } = day
  const { first, end } = labels
  const from = labels.size
  if (set === 0) extend(day, labels, { label: 0, stop, from })
  for (let state = set * count; state < (set + 1) * count; state++)
    for (let label = first[state] ?? 0; label < (end[state] ?? 0); label++) extend(day, labels, { label, stop, from })
  if (labels.size === from) return
  const longer = set | (1 << stop)
  labels.isReached[longer] = 1
  first[longer * count + stop] = from
  end[longer * count + stop] = labels.size
}

interface Step {
  label: number
  stop: number
  /** The first label of the state that the step leads to. */
  from: number
}

const extend = ({ count, entries, passage, travel, backBy }: PreparedDay, labels: Labels, step: Step): void => {
  const { label, stop, from } = step
  const way = (labels.last[label] ?? 0) * (count + 2) + stop
  const ends = earliestEnd(entries[stop] ?? [], (labels.time[label] ?? 0) + (passage[way] ?? 0))
  if (ends === Infinity || !(ends <= backBy)) return
  const travelled = (labels.travel[label] ?? 0) + (travel[way] ?? 0)
  if (makeRoom(labels, from, ends, travelled)) append(labels, step, ends, travelled)
}

const append = (labels: Labels, { label, stop }: Step, time: number, travel: number): void => {
  if (labels.size === labels.time.length) enlarge(labels)
  const added = labels.size++
  labels.time[added] = time
  labels.travel[added] = travel
  labels.last[added] = stop
  labels.before[added] = label
}

/** Drops the labels from `from` on that a new one dominates; false where one of them is as good as the new one. */
const makeRoom = (labels: Labels, from: number, time: number, travel: number): boolean => {
  let kept = from
  for (let label = from; label < labels.size; label++) {
    const later = (labels.time[label] ?? 0) - time
    const longer = (labels.travel[label] ?? 0) - travel
    if (later <= 0 && longer <= 0) return false
    if (later < 0 || longer < 0) move(labels, label, kept++)
  }
  labels.size = kept
  return true
}

const move = ({ time, travel, last, before }: Labels, from: number, to: number): void => {
  time[to] = time[from] ?? 0
  travel[to] = travel[from] ?? 0
  last[to] = last[from] ?? 0
  before[to] = before[from] ?? 0
}

/** Makes room for twice as many labels. */
const enlarge = (labels: Labels): void => {
  for (const name of ['time', 'travel'] as const) labels[name] = copied(labels[name], new Float64Array(labels.size * 2))
  for (const name of ['last', 'before'] as const) labels[name] = copied(labels[name], new Int32Array(labels.size * 2))
}

const copied = <Numbers extends Float64Array | Int32Array>(from: Numbers, to: Numbers): Numbers => {
  to.set(from)
  return to
}

import { StoreError } from './errors.ts'

/** Maximum duration of a read without a limit of its own. */
const longestMs = 30_000
/** Duration of a slice, after which other commands run. */
const sliceMs = 2
/** Documents between clock checks: checking for each would cost more than most documents. */
const documentsALook = 32

/** A point in some work where other commands may run. */
export const PAUSE = Symbol('pause')

/** Items with pauses between them. */
export type Stream<Item> = Iterable<Item | typeof PAUSE>

/** Work with pauses: other work delegates to it with `yield*`, and `toEnd` runs it without pauses. */
export type Sliced<Result> = Generator<typeof PAUSE, Result>

/** Only one slice runs at a time, so one of each is enough. */
let endsAt = Infinity
let pausesAt = Infinity
let isDue = false
let documents = 0

/** Returns when a read must end. */
export function deadlineAfter(limitMs: number): number {
  return Date.now() + (limitMs > 0 ? Math.min(limitMs, longestMs) : longestMs)
}

/** Continues until the next pause. */
export function runSlice<Result>(work: Sliced<Result>, deadline: number): IteratorResult<unknown, Result> {
  endsAt = deadline
  pausesAt = Date.now() + sliceMs
  documents = 0
  try {
    return work.next()
  } finally {
    endsAt = Infinity
    pausesAt = Infinity
    isDue = false
  }
}

export function toEnd<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

export function* collect<Item>(stream: Stream<Item>): Sliced<Item[]> {
  const items: Item[] = []
  for (const item of stream) {
    if (item === PAUSE) yield PAUSE
    else items.push(item)
  }
  return items
}

/**
 * Called for every document that a command reads, groups or sorts; returns whether a pause is due. Throws MongoDB's
 * code 50 for a read past its deadline.
 */
export function isPauseDue(): boolean {
  documents += 1
  if (documents < documentsALook) return isDue
  documents = 0
  const now = Date.now()
  if (now >= endsAt) throw new StoreError('MaxTimeMSExpired', 'operation exceeded time limit')
  isDue ||= now >= pausesAt
  return isDue
}

/** Schedules paused work: one step per turn of the event loop. A step returns whether it was the last. */
export const createTurns = () => {
  const waiting: (() => boolean)[] = []
  const turn = (): void => {
    const step = waiting.shift()
    if (step?.() === false) waiting.push(step)
    if (waiting.length > 0) setImmediate(turn)
  }
  return (step: () => boolean): void => {
    waiting.push(step)
    if (waiting.length === 1) setImmediate(turn)
  }
}

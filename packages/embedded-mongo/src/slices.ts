import { StoreError } from './errors.ts'

/** A read that nobody limits ends after this long. */
const longestMs = 30_000
/** A read goes on for this long before others have their turn. */
const sliceMs = 2
/** Looking at the clock for each document would cost more than most documents. */
const documentsALook = 32

/** A place in some work where others may have their turn. */
export const PAUSE = Symbol('pause')

/** What comes one by one, with pauses between. */
export type Stream<Item> = Iterable<Item | typeof PAUSE>

/** Work with pauses in it: other work goes through it with `yield*`, and `toEnd` runs it in one go. */
export type Sliced<Result> = Generator<typeof PAUSE, Result>

/** One slice runs at a time: so one of each is enough. */
let endsAt = Infinity
let pausesAt = Infinity
let isDue = false
let documents = 0

/** The moment at which a read has to be over. */
export const deadlineAfter = (limitMs: number): number =>
  Date.now() + (limitMs > 0 ? Math.min(limitMs, longestMs) : longestMs)

/** Goes on until the next pause. */
export const runSlice = <Result>(work: Sliced<Result>, deadline: number): IteratorResult<unknown, Result> => {
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

export const toEnd = <Result>(work: Sliced<Result>): Result => {
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

/** Called for every document that a command reads, copies or sorts. Ends a read that is late with MongoDB's code 50. */
export const lookAtDeadline = (more = 1): void => {
  documents += more
  if (documents < documentsALook) return
  documents = 0
  const now = Date.now()
  if (now >= endsAt) throw new StoreError('MaxTimeMSExpired', 'operation exceeded time limit')
  isDue ||= now >= pausesAt
}

/** The same, where a pause may be made. */
export const isPauseDue = (more = 1): boolean => {
  lookAtDeadline(more)
  return isDue
}

/** Those who have paused: one of them goes on in each turn of the event loop. A step says whether it was the last. */
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

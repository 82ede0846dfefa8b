import { StoreError } from './errors.ts'

/** A read that nobody limits ends after this long. */
const longestMs = 30_000
/** Looking at the clock for each document would cost more than most documents. */
const documentsALook = 256

/** Commands run one at a time, each to its end: so one moment is enough. */
let endsAt = Infinity
let documents = 0

/** Runs a read that has to be over in time: `lookAtDeadline` ends it with MongoDB's code 50. */
export const runUntil = <Result>(limitMs: number, run: () => Result): Result => {
  endsAt = Date.now() + (limitMs > 0 ? Math.min(limitMs, longestMs) : longestMs)
  documents = 0
  try {
    return run()
  } finally {
    endsAt = Infinity
  }
}

/** Called for every document that a command reads, copies or sorts. */
export const lookAtDeadline = (): void => {
  documents += 1
  if (documents % documentsALook === 0 && Date.now() >= endsAt)
    throw new StoreError('MaxTimeMSExpired', 'operation exceeded time limit')
}

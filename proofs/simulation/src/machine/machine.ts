import { syncBuiltinESMExports } from 'node:module'
import { createRandom, type Random } from './random.ts'
import { replaceFetchPools } from './replace-fetch-pools.ts'
import { replaceIds } from './replace-ids.ts'
import { replaceNative } from './replace-native.ts'
import { replaceNetwork, type Network } from './replace-network.ts'
import { replaceRandom } from './replace-random.ts'
import { replaceSignatures } from './replace-signatures.ts'
import { replaceTime } from './replace-time.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/**
 * The machine that the product runs on, in this thread: clock, timers, random numbers and network are decided by one
 * seed. Imported before anything of the product.
 */
export interface Machine {
  /** Starts over under a seed: nothing of before happens any more. Without `marks` only the last trace is kept. */
  begin(seed: number, marks?: number[]): void
  readonly line: Timeline
  readonly random: Random
  readonly network: Network
  /** Lets things happen until the promise settles, or until a limit: then undefined. Throws when nothing is left. */
  until<Result>(promise: Promise<Result>, limits: Limits): Promise<Result | undefined>
}

interface Limits {
  /** Virtual time. */
  readonly ms: number
  readonly events: number
}

const startsAt = Date.parse('2026-11-30T00:00:00.000Z')
const realTurn = setImmediate
/** The time of the real clock, in milliseconds since 1970. */
export const realNow = Date.now
const realTimer = setTimeout
const stepsAtOnce = 32
/** Runs ticks and promises that are ready, as Node's loop does after each callback. */
const runReady = (process as unknown as { readonly _tickCallback: () => void })._tickCallback

/** The real loop goes round once for many steps, of which each ends before the next. */
const manySteps = (step: () => void): Promise<void> =>
  new Promise((resolve) => {
    realTurn(() => {
      for (let taken = 0; taken < stepsAtOnce; taken += 1) {
        step()
        runReady()
      }
      resolve()
    })
  })
/** Node compiles some of its own code in another thread the first time; a history before the first one takes that. */
const nativeMs = 200

const install = (): Machine => {
  const noteDraw = (drawn: number) => line.note(drawn * 2 ** 32)
  let random = createRandom(0, noteDraw)
  let line = createTimeline(startsAt, random)
  replaceNative()
  replaceSignatures()
  const forgetFetches = replaceFetchPools()
  replaceTime(() => line)
  replaceRandom(() => random)
  const forgetIds = replaceIds()
  const network = replaceNetwork(() => line)
  syncBuiltinESMExports()
  return {
    network,
    get line() {
      return line
    },
    get random() {
      return random
    },
    begin: (seed, marks) => {
      network.clear()
      random = createRandom(seed, noteDraw)
      line = createTimeline(startsAt, random, marks)
      forgetFetches()
      forgetIds()
    },
    until: async (promise, { ms, events }) => {
      let isSettled = false
      const settle = () => {
        isSettled = true
      }
      promise.then(settle, settle)
      const isOver = () => isSettled || line.events >= events || line.now() - startsAt >= ms
      let isMoving = true
      const step = () => {
        isMoving = isMoving && (isOver() || line.step())
      }
      for (;;) {
        isMoving = true
        await manySteps(step)
        if (isSettled) return promise
        if (isOver()) return undefined
        if (isMoving) continue
        await new Promise<void>((resolve) => realTimer(resolve, nativeMs))
        if (!isSettled && !line.step()) throw new Error('Nothing is left to happen, and the work has not ended')
      }
    },
  }
}

export const machine = install()

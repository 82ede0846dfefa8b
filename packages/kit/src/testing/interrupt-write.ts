import mongoose from 'mongoose'
import { writeMethods } from './watch-writes.ts'

export interface Interruption {
  /** False when there were fewer writes. */
  wasReached(): boolean
  stop(): void
}

type Work = (this: unknown, ...args: unknown[]) => Promise<unknown>

/** Runs `work` just before the write with this number, counted over this process from now on. */
export function interruptWrite(number: number, work: () => Promise<unknown>): Interruption {
  return beforeWrites(number, async (count) => {
    if (count === number) await work()
  })
}

/** Loses the write with this number and all that follow, like a process that dies before it. */
export function loseWritesFrom(number: number): Interruption {
  return beforeWrites(number, (count) =>
    count < number ? Promise.resolve() : Promise.reject(new Error('The process died.')),
  )
}

const beforeWrites = (number: number, work: (count: number) => Promise<void>): Interruption => {
  const driver = mongoose.mongo.Collection.prototype as unknown as Record<(typeof writeMethods)[number], Work>
  const originals = writeMethods.map((method) => [method, driver[method]] as const)
  let count = 0
  for (const [method, original] of originals) {
    driver[method] = async function (...args) {
      count += 1
      await work(count)
      return original.apply(this, args)
    }
  }
  return {
    wasReached: () => count >= number,
    stop: () => {
      for (const [method, original] of originals) driver[method] = original
    },
  }
}

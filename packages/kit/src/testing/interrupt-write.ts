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
  const driver = mongoose.mongo.Collection.prototype as unknown as Record<(typeof writeMethods)[number], Work>
  const originals = writeMethods.map((method) => [method, driver[method]] as const)
  let left = number
  for (const [method, original] of originals) {
    driver[method] = async function (...args) {
      left -= 1
      if (left === 0) await work()
      return original.apply(this, args)
    }
  }
  return {
    wasReached: () => left <= 0,
    stop: () => {
      for (const [method, original] of originals) driver[method] = original
    },
  }
}

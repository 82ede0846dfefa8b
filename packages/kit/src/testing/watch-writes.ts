import mongoose from 'mongoose'
import { currentContext } from '../work-context.ts'

/** A changed collection. `correlationId` names the request that caused the write; null for background work. */
export interface Write {
  readonly collection: string
  readonly correlationId: string | null
}

export interface WriteWatch {
  /** Returns the writes since the last call. */
  take(): Write[]
  stop(): void
}

/** The driver's write methods. */
export const writeMethods = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'bulkWrite',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
] as const

type Work = (this: { collectionName: string }, ...args: unknown[]) => Promise<unknown>

/** Records every effective write of every service in this process, with its request. */
export function watchWrites(): WriteWatch {
  const driver = mongoose.mongo.Collection.prototype as unknown as Record<(typeof writeMethods)[number], Work>
  const originals = writeMethods.map((method) => [method, driver[method]] as const)
  let writes: Write[] = []
  for (const [method, original] of originals) {
    driver[method] = async function (...args) {
      const correlationId = currentContext()?.correlationId ?? null
      const result = await original.apply(this, args)
      if (hasChanged(result)) writes.push({ collection: this.collectionName, correlationId })
      return result
    }
  }
  return {
    take: () => {
      const taken = writes
      writes = []
      return taken
    },
    stop: () => {
      for (const [method, original] of originals) driver[method] = original
    },
  }
}

const counts = ['insertedCount', 'modifiedCount', 'upsertedCount', 'deletedCount']

/** Whether a write changed anything, by the driver's counts where it reports them. */
const hasChanged = (result: unknown): boolean => {
  if (typeof result !== 'object' || result === null) return false
  const told = Object.entries(result).filter(([name]) => counts.includes(name))
  return told.length === 0 ? true : told.some(([, count]) => Number(count) > 0)
}

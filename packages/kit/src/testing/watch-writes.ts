import mongoose from 'mongoose'
import { currentContext } from '../work-context.ts'

/** An attempt to change a collection. `correlationId` names the request that led to it; null for work that nobody asked for. */
export interface Write {
  readonly collection: string
  readonly correlationId: string | null
}

export interface WriteWatch {
  /** What was written since the last call. */
  take(): Write[]
  stop(): void
}

const changing = /^(insert|update|replace|delete|bulkWrite|findOneAnd|findAnd)/

/** Notes every write of every service in this process, with the request behind it. */
export const watchWrites = (): WriteWatch => {
  let writes: Write[] = []
  mongoose.set('debug', (collection: string, method: string) => {
    if (changing.test(method)) writes.push({ collection, correlationId: currentContext()?.correlationId ?? null })
  })
  return {
    take: () => {
      const taken = writes
      writes = []
      return taken
    },
    stop: () => void mongoose.set('debug', false),
  }
}

import { type Blobs, type Clock, createMemoryBlobs } from '@verandah/kit'

/** Blobs in memory that are dated by the test's clock and can fail. */
export function createFailingBlobs(clock: Clock) {
  const kept = createMemoryBlobs()
  const dates = new Map<string, Date>()
  let left = Infinity
  let undeletable: string | null = null
  const take = () => {
    left -= 1
    if (left === 0) throw new Error('The process was killed.')
  }
  const blobs: Blobs = {
    put: async (key, bytes) => {
      take()
      await kept.put(key, bytes)
      dates.set(key, clock.now())
    },
    get: (key) => kept.get(key),
    delete: async (key) => {
      take()
      if (undeletable !== null && key.startsWith(undeletable)) throw new Error('Access is denied.')
      await kept.delete(key)
    },
    list: async function* (prefix) {
      for await (const entry of kept.list(prefix)) yield { ...entry, modifiedAt: dates.get(entry.key) ?? new Date(0) }
    },
  }
  return {
    blobs,
    /** Keys with this prefix can no longer be deleted. */
    keepFrom: (prefix: string) => {
      undeletable = prefix
    },
    /** Lets the change with this number fail, counted from now; returns whether it came to that, and ends it. */
    failAt: (number: number) => {
      left = number
      return () => {
        const wasReached = left <= 0
        left = Infinity
        return wasReached
      }
    },
  }
}

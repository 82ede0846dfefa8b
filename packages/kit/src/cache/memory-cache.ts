import { LRUCache } from 'lru-cache'
import type { CacheAdapter } from './cache.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

/** For one process. Values are kept as JSON text, so that nobody shares an object through the cache, as with Redis. */
export const createMemoryCaches = ({ maxEntries = 5_000 }: { maxEntries?: number } = {}): CacheAdapter => {
  const entries = new LRUCache<string, string>({ max: maxEntries })

  return {
    cache: (namespace) => ({
      get: (key) => {
        const text = entries.get(`${namespace}:${key}`)
        return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as unknown))
      },
      set: (key, value, ttlMs) => {
        if (ttlMs > 0) entries.set(`${namespace}:${key}`, JSON.stringify(value), { ttl: Math.ceil(ttlMs) })
        return Promise.resolve()
      },
      delete: (key) => {
        entries.delete(`${namespace}:${key}`)
        return Promise.resolve()
      },
    }),
    rateLimiter: (budget) => createMemoryLimiter(budget),
    isReady: () => true,
    close: () => {
      entries.clear()
      return Promise.resolve()
    },
  }
}

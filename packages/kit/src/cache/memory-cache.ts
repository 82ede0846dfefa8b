import { LRUCache } from 'lru-cache'
import type { CacheAdapter, RateLimiter } from './cache.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

interface Room {
  maxEntries?: number
  maxCharacters?: number
}

/** A cache for one process. Values are stored as JSON text, so that callers never share an object, as with Redis. */
export function createMemoryCaches({ maxEntries = 5_000, maxCharacters = 16 * 2 ** 20 }: Room = {}): CacheAdapter {
  const size = { maxSize: maxCharacters, sizeCalculation: (text: string) => text.length + 1 }
  const entries = new LRUCache<string, string>({ max: maxEntries, ...size })
  const limiters = new Map<string, RateLimiter>()

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
    rateLimiter: (budget) => {
      const limiter = limiters.get(budget.name) ?? createMemoryLimiter(budget)
      limiters.set(budget.name, limiter)
      return limiter
    },
    isReady: () => true,
    close: () => {
      entries.clear()
      return Promise.resolve()
    },
  }
}

import { LRUCache } from 'lru-cache'
import type { CacheAdapter, RateLimiter } from './cache.ts'
import type { Budget } from './rate-limiter.ts'

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

interface Window {
  taken: number
  readonly endsAt: number
}

/** Counts synchronously, without promises or timers, because the gateway takes two points for each request. */
function createMemoryLimiter({ points, windowMs }: Budget): RateLimiter {
  /** All windows are equally long, so the oldest expires first. */
  const windows = new Map<string, Window>()
  const open = (key: string, now: number): Window => {
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now) break
      windows.delete(old)
    }
    const opened = { taken: 0, endsAt: now + windowMs }
    windows.set(key, opened)
    return opened
  }
  return {
    take: (key) => {
      const now = performance.now()
      const known = windows.get(key)
      const window = known !== undefined && known.endsAt > now ? known : open(key, now)
      window.taken += 1
      return {
        isAllowed: window.taken <= points,
        remaining: Math.max(0, points - window.taken),
        resetMs: window.endsAt - now,
      }
    },
    forget: (key) => {
      windows.delete(key)
      return Promise.resolve()
    },
  }
}

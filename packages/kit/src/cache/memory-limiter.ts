import type { RateLimiter } from './cache.ts'
import type { Budget } from './rate-limiter.ts'

interface Window {
  taken: number
  readonly endsAt: number
}

/** Counts synchronously, without promises or timers, because the gateway takes two points for each request. */
export function createMemoryLimiter({ points, windowMs }: Budget): RateLimiter {
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

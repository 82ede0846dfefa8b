import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimiter, RateLimitVerdict } from './cache.ts'

export interface Budget {
  readonly name: string
  readonly points: number
  readonly windowMs: number
}

/** Windows are whole seconds, as in Redis. */
export function limiterOptions({ name, points, windowMs }: Budget) {
  return {
    keyPrefix: `limit:${name}`,
    points,
    duration: Math.max(1, Math.ceil(windowMs / 1000)),
  }
}

/** A rate limiter over the library's, for either backend. */
export function createRateLimiter(limiter: RateLimiterAbstract): RateLimiter {
  return {
    take: async (key) => {
      try {
        return verdict(true, await limiter.consume(key))
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return verdict(false, refused)
        throw refused
      }
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}

const verdict = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitVerdict => ({
  isAllowed,
  remaining: remainingPoints,
  resetMs: msBeforeNext,
})

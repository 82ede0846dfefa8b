import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimiter, RateLimitVerdict } from './cache.ts'

export interface Budget {
  readonly name: string
  readonly points: number
  readonly windowMs: number
}

/** Windows are counted in whole seconds, because Redis does. */
export const limiterOptions = ({ name, points, windowMs }: Budget) => ({
  keyPrefix: `limit:${name}`,
  points,
  duration: Math.max(1, Math.ceil(windowMs / 1000)),
})

/** A budget over the library's limiter, whichever place it counts in. */
export const createRateLimiter = (limiter: RateLimiterAbstract): RateLimiter => ({
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
})

const verdict = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitVerdict => ({
  isAllowed,
  remaining: remainingPoints,
  resetMs: msBeforeNext,
})

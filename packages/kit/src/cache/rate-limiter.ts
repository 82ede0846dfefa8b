import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimiter, RateLimitVerdict } from './cache.ts'

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

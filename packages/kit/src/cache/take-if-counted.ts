import type { RateLimiter, RateLimitVerdict } from './cache.ts'

/** Takes one from the budget of `key`. Null where nobody can count, as while Redis is away; `onUncounted` hears why. */
export const takeIfCounted = async (
  limiter: RateLimiter,
  key: string,
  onUncounted: (error: unknown) => void = () => undefined,
): Promise<RateLimitVerdict | null> => {
  try {
    return await limiter.take(key)
  } catch (error) {
    onUncounted(error)
    return null
  }
}

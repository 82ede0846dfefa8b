import type { RateLimiter, RateLimitVerdict } from './cache.ts'

/**
 * Takes one point from the budget of `key`. Null when the limiter fails, as during a Redis outage; `onUncounted`
 * receives the error.
 */
export async function takeIfCounted(
  limiter: RateLimiter,
  key: string,
  onUncounted: (error: unknown) => void = () => undefined,
): Promise<RateLimitVerdict | null> {
  try {
    return await limiter.take(key)
  } catch (error) {
    onUncounted(error)
    return null
  }
}

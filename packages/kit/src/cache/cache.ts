/** A cache, which may lose values at any time. Two adapters: process memory and Redis. */
export interface Cache {
  get(key: string): Promise<unknown>
  /** `value` must survive JSON. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}

export interface RateLimitVerdict {
  readonly isAllowed: boolean
  readonly remaining: number
  readonly resetMs: number
}

export interface RateLimiter {
  /** Takes one point from the budget of `key`; the in-memory limiter returns synchronously. */
  take(key: string): RateLimitVerdict | Promise<RateLimitVerdict>
  /** Resets the budget, for example after a correct password. */
  forget(key: string): Promise<void>
}

/** A service's cache, and a rate limiter for each budget that it names. */
export interface CacheAdapter {
  cache(namespace: string): Cache
  rateLimiter(options: { name: string; points: number; windowMs: number }): RateLimiter
  isReady(): boolean
  close(): Promise<void>
}

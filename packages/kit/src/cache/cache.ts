/** Values that may be forgotten at any time. Two adapters: this process's memory, and Redis. */
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
  /** Takes one from the budget of `key`; who counts in memory answers at once. */
  take(key: string): RateLimitVerdict | Promise<RateLimitVerdict>
  /** Gives the budget back, for example after a right password. */
  forget(key: string): Promise<void>
}

/** What a service gets: one cache and as many budgets as it names. */
export interface CacheAdapter {
  cache(namespace: string): Cache
  rateLimiter(options: { name: string; points: number; windowMs: number }): RateLimiter
  isReady(): boolean
  close(): Promise<void>
}

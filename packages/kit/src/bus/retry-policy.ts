/** Number of attempts and delays of failed deliveries. */
export interface RetryPolicy {
  readonly maxAttempts: number
  readonly firstDelayMs: number
  readonly maxDelayMs: number
}

export const defaultRetryPolicy: RetryPolicy = { maxAttempts: 6, firstDelayMs: 200, maxDelayMs: 30_000 }

/** Exponential backoff with full jitter; `random` is in [0, 1). Milliseconds before attempt `attempt + 1`. */
export function retryDelayMs(policy: RetryPolicy, attempt: number, random: () => number): number {
  const ceiling = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (attempt - 1))
  return Math.ceil(ceiling / 2 + random() * (ceiling / 2))
}

const minuteMs = 60_000
const longestMs = 60 * minuteMs

/** Milliseconds until the next attempt after `attempts` that failed: doubling from a minute, an hour at most. */
export const retryDelayMs = (attempts: number): number => Math.min(longestMs, minuteMs * 2 ** (attempts - 1))

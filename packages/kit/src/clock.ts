/** The clock, injected wherever time is needed. */
export interface Clock {
  now(): Date
}

/** The largest expected difference between the clocks of two processes. */
export const clockSkewMs = 60_000

export const systemClock: Clock = { now: () => new Date() }

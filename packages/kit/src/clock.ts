/** Time as a value: given to those that need it, never taken. */
export interface Clock {
  now(): Date
}

/** How far the clocks of processes may be apart. */
export const clockSkewMs = 60_000

export const systemClock: Clock = { now: () => new Date() }

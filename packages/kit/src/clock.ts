/** Time as a value: given to those that need it, never taken. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

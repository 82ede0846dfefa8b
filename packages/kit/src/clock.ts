/** The clock, injected wherever time is needed. */
export interface Clock {
  now(): Date
}

/** The largest expected difference between the clocks of two processes. */
export const clockSkewMs = 60_000

export const systemClock: Clock = { now: () => new Date() }

/** A clock that every process sharing a store agrees on. */
export interface SharedClock extends Clock {
  /** Reports the store's time, which the clock follows if this machine's differs by more than the expected skew. */
  hear(storeTime: Date): void
  /** This machine's clock minus this one, in milliseconds. */
  aheadMs(): number
}

interface Sources {
  /** This machine's clock, in milliseconds since 1970. */
  readonly system?: () => number
  /** A monotonic clock, in milliseconds. */
  readonly elapsed?: () => number
}

/** Ignores a jump of this machine's clock until the store's time confirms it. */
export function createSharedClock({
  system = () => Date.now(),
  elapsed = () => performance.now(),
}: Sources = {}): SharedClock {
  let offsetMs: number | null = null
  const nowMs = () => (offsetMs === null ? system() : offsetMs + elapsed())
  const isFar = (from: number, to: number) => Math.abs(from - to) > clockSkewMs
  return {
    now: () => new Date(Math.floor(nowMs())),
    hear: (storeTime) => {
      const storeMs = storeTime.getTime()
      offsetMs = (isFar(system(), storeMs) ? storeMs : system()) - elapsed()
    },
    aheadMs: () => system() - nowMs(),
  }
}

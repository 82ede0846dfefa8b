import type { Clock } from '../clock.ts'

/** A clock that moves only when a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export function createTestClock(start = new Date('2026-11-20T00:00:00.000Z')): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms
    },
  }
}

import { afterEach, beforeEach, vi } from 'vitest'

/** Fixes the time and the time zone for a file's tests. */
export function setClock(now: string, timeZone: string): void {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = timeZone
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  })
  afterEach(() => {
    vi.useRealTimers()
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
}

import { isLate } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { createWorkingDeadline, type StartTimer } from './working-deadline.ts'

/** Timers that fire on demand. */
const handTimers = () => {
  let next: { run: () => void; ms: number } | null = null
  const startTimer: StartTimer = (run, ms) => {
    const timer = { run, ms }
    next = timer
    return () => {
      if (next === timer) next = null
    }
  }
  const fire = (): number => {
    const timer = next
    next = null
    timer?.run()
    return timer?.ms ?? 0
  }
  return { startTimer, fire }
}

describe('a working deadline', () => {
  it('costs a blocked process one short tick, however long the timer was late', () => {
    const { startTimer, fire } = handTimers()
    const { signal } = createWorkingDeadline(8_000, [], startTimer)
    let spentMs = 0
    let ticks = 0
    while (!signal.aborted && ticks < 1_000) {
      const ms = fire()
      expect(ms).toBeLessThanOrEqual(250)
      spentMs += ms
      ticks += 1
    }
    expect([spentMs, isLate(signal)]).toEqual([8_000, true])
    expect(ticks).toBeGreaterThanOrEqual(32)
  })

  it('aborts with the signals that it is linked to, and is not late then', () => {
    const stop = new AbortController()
    const { signal } = createWorkingDeadline(8_000, [stop.signal], handTimers().startTimer)
    stop.abort(new Error('stopped'))
    expect([signal.aborted, isLate(signal)]).toEqual([true, false])
  })

  it('starts no timer once it has ended', () => {
    const { startTimer, fire } = handTimers()
    const { signal, end } = createWorkingDeadline(8_000, [], startTimer)
    fire()
    end()
    expect([fire(), signal.aborted]).toEqual([0, false])
  })

  it('is over at once without a budget', () => {
    expect(isLate(createWorkingDeadline(0).signal)).toBe(true)
  })
})

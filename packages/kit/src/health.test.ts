import { describe, expect, it } from 'vitest'
import { createHealth } from './health.ts'

const graceMs = 30_000

const start = () => {
  const state = { hasStore: true, hasBus: true, at: 0 }
  const health = createHealth(
    { store: () => state.hasStore },
    { optional: { bus: () => state.hasBus }, graceMs, now: () => state.at },
  )
  const readyAt = (at: number) => {
    state.at = at
    return health.check().isReady
  }
  return { state, health, readyAt }
}

/** Never says the same time twice. */
const clockThatMoves = () => {
  let at = 0
  return () => (at += 1)
}

describe('readiness', () => {
  it('waits while a required dependency is away, and says that it is', () => {
    const { state, health, readyAt } = start()
    expect(readyAt(10_000)).toBe(true)
    state.hasStore = false
    expect(readyAt(10_001)).toBe(true)
    expect(readyAt(10_000 + graceMs)).toBe(true)
    expect(health.check().facts).toMatchObject({ store: false, serving: true })
    expect(readyAt(10_001 + graceMs)).toBe(false)
  })

  it('waits as long where probes are rare', () => {
    const { state, readyAt } = start()
    expect(readyAt(1)).toBe(true)
    state.hasStore = false
    const foundAt = 10 * graceMs
    expect([readyAt(foundAt), readyAt(foundAt + graceMs - 1), readyAt(foundAt + graceMs)]).toEqual([true, true, false])
  })

  it('returns with the dependency, which may then be away as long again', () => {
    const { state, readyAt } = start()
    state.hasStore = false
    expect([readyAt(1), readyAt(graceMs + 1)]).toEqual([true, false])
    state.hasStore = true
    expect(readyAt(100_000)).toBe(true)
    state.hasStore = false
    expect([readyAt(100_001), readyAt(100_000 + graceMs)]).toEqual([true, true])
  })

  it('without a grace follows what is required', () => {
    let hasStore = true
    const health = createHealth({ store: () => hasStore }, { now: clockThatMoves() })
    expect(health.check().isReady).toBe(true)
    hasStore = false
    expect(health.check().isReady).toBe(false)
  })

  it('ends at once on shutdown, and never for an optional dependency', () => {
    const { state, health, readyAt } = start()
    state.hasBus = false
    expect(readyAt(1)).toBe(true)
    expect(health.check().facts).toMatchObject({ bus: false })
    health.turnUnready()
    expect(readyAt(2)).toBe(false)
  })
})

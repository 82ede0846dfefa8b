import { describe, expect, it } from 'vitest'
import { aPlannedEvent } from '../testing/a-planned-event.ts'
import { findClashes } from './find-clashes.ts'
import type { PlannedEvent } from './planned-event.ts'

const at = (id: string, from: string, to: string | null, overrides: Partial<PlannedEvent> = {}) =>
  aPlannedEvent({
    id,
    startTime: new Date(`2026-12-05T${from}:00Z`),
    endTime: to === null ? null : new Date(`2026-12-05T${to}:00Z`),
    ...overrides,
  })

const clashesOf = (...events: PlannedEvent[]) => Object.fromEntries(findClashes(events))

describe('two events clash', () => {
  it('when they overlap, and both list it', () => {
    expect(clashesOf(at('a', '01:00', '02:00'), at('b', '01:59', '03:00'))).toEqual({ a: ['b'], b: ['a'] })
  })

  it('when one lies within the other, whatever their order', () => {
    expect(clashesOf(at('b', '01:15', '01:30'), at('a', '01:00', '02:00'))).toEqual({ a: ['b'], b: ['a'] })
  })

  it('and each lists the others in order of start', () => {
    const a = at('a', '01:00', '04:00')
    const b = at('b', '02:00', '04:00')
    const c = at('c', '03:00', '04:00')
    expect(clashesOf(c, a, b)).toEqual({ a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] })
  })

  it('when they begin together', () => {
    expect(clashesOf(at('a', '01:00', null), at('b', '01:00', '01:05'))).toEqual({ a: ['b'], b: ['a'] })
  })

  it('and each lists the first twenty, so that a full calendar at one time stays a small reply', () => {
    const events = Array.from({ length: 50 }, (_, index) => at(`event-${index}`, '01:00', '02:00'))
    const clashes = [...findClashes(events).values()]
    expect(clashes.filter(({ length }) => length === 20)).toHaveLength(50)
    expect(clashes[40]?.[0]).toBe('event-0')
  })

  it('when an open home without an end is assumed to last half an hour, an auction an hour', () => {
    const auction = { eventType: 'Auction' as const }
    const clashes = clashesOf(at('a', '01:00', null), at('b', '01:29', null, auction), at('c', '02:28', '02:40'))
    expect(clashes).toEqual({ a: ['b'], b: ['a', 'c'], c: ['b'] })
  })
})

describe('two events do not clash', () => {
  it('when one begins as the other ends', () => {
    expect(clashesOf(at('a', '01:00', '02:00'), at('b', '02:00', '03:00'))).toEqual({ a: [], b: [] })
  })

  it('when one of them is cancelled or withdrawn', () => {
    const cancelled = at('b', '01:00', '02:00', { cancelledAt: new Date(0) })
    const withdrawn = at('c', '01:00', '02:00', { isWithdrawn: true })
    expect(clashesOf(at('a', '01:00', '02:00'), cancelled, withdrawn)).toEqual({ a: [], b: [], c: [] })
  })

  it('when a long event lies between short ones that are far apart', () => {
    const clashes = clashesOf(at('a', '01:00', '09:00'), at('b', '02:00', '03:00'), at('c', '04:00', '05:00'))
    expect(clashes).toEqual({ a: ['b', 'c'], b: ['a'], c: ['a'] })
  })
})

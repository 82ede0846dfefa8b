import { describe, expect, it } from 'vitest'
import { setClock } from '@/testing/clock.ts'
import { instantOf, wallClockOf, zoneNote } from './wall-clock.ts'

setClock('2026-11-21T02:00:00Z', 'Australia/Sydney')

describe('a time on the clock of a home', () => {
  it('is that instant, wherever it is read', () => {
    const eleven = { date: '2026-12-05', time: '11:00' }
    expect(instantOf(eleven, 'Australia/Perth')).toBe('2026-12-05T03:00:00.000Z')
    expect(instantOf(eleven, 'Australia/Melbourne')).toBe('2026-12-05T00:00:00.000Z')
    expect(instantOf(eleven, 'Australia/Adelaide')).toBe('2026-12-05T00:30:00.000Z')
    expect(wallClockOf('2026-12-05T03:00:00.000Z', 'Australia/Perth')).toEqual(eleven)
  })

  it('is right on both sides of a change of daylight saving', () => {
    expect(instantOf({ date: '2026-10-04', time: '01:59' }, 'Australia/Sydney')).toBe('2026-10-03T15:59:00.000Z')
    expect(instantOf({ date: '2026-10-04', time: '03:00' }, 'Australia/Sydney')).toBe('2026-10-03T16:00:00.000Z')
    expect(instantOf({ date: '2026-04-05', time: '03:00' }, 'Australia/Sydney')).toBe('2026-04-04T17:00:00.000Z')
  })

  it('is the first of the two when clocks show it twice, and an hour later when they skip it', () => {
    expect(instantOf({ date: '2026-04-05', time: '02:30' }, 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z')
    expect(instantOf({ date: '2026-10-04', time: '02:30' }, 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z')
  })

  it('is none when the date or the time is missing', () => {
    expect(instantOf({ date: '', time: '11:00' }, 'Australia/Perth')).toBeNull()
    expect(instantOf({ date: '2026-12-05', time: '' }, 'Australia/Perth')).toBeNull()
  })

  it('names its zone where that differs from the viewer’s', () => {
    expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Perth')).toBe('Perth time')
    expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Melbourne')).toBeNull()
    expect(zoneNote('2026-12-05T03:00:00.000Z', 'Australia/Brisbane')).toBe('Brisbane time')
    expect(zoneNote('2026-06-05T03:00:00.000Z', 'Australia/Brisbane')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { instantOf } from './local-time.ts'
import { timeZoneOf } from './time-zone-of.ts'

describe('a wall clock', () => {
  it.each([
    ['2026-12-05T11:00', 'Australia/Melbourne', '2026-12-05T00:00:00.000Z'],
    ['2026-07-05T11:00:00', 'Australia/Melbourne', '2026-07-05T01:00:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Brisbane', '2026-12-05T01:00:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Adelaide', '2026-12-05T00:30:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Darwin', '2026-12-05T01:30:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Perth', '2026-12-05T03:00:00.000Z'],
    ['2026-12-05', 'Australia/Perth', '2026-12-04T16:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant)
  })

  it('moves forward by the gap when daylight saving skips it', () => {
    expect(instantOf('2026-10-04T02:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z')
  })

  it('means the first of two when it comes twice', () => {
    expect(instantOf('2026-04-05T02:30', 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z')
  })

  it('keeps an offset that is stated', () => {
    expect(instantOf('2026-12-05T11:00:00+11:00', 'Australia/Perth')).toBe('2026-12-05T00:00:00.000Z')
    expect(instantOf('2026-12-05T11:00:00Z', 'Australia/Perth')).toBe('2026-12-05T11:00:00.000Z')
  })

  it.each(['', 'soon', '2026-02-31T10:00', '2026-12-05T25:00', '2026-13-01'])('%j is no time', (local) => {
    expect(instantOf(local, 'Australia/Sydney')).toBeNull()
  })
})

describe('the clocks of a place', () => {
  it.each([
    ['VIC', '3121', 'Richmond', 'Australia/Melbourne'],
    ['NSW', '2000', 'Sydney', 'Australia/Sydney'],
    ['NSW', '2880', 'Broken Hill', 'Australia/Broken_Hill'],
    ['NSW', '2898', 'Lord Howe Island', 'Australia/Lord_Howe'],
    ['WA', '6443', 'Eucla', 'Australia/Eucla'],
    ['WA', '6443', 'Balladonia', 'Australia/Perth'],
    ['NT', '0800', 'Darwin', 'Australia/Darwin'],
    ['ACT', '2601', 'Canberra', 'Australia/Sydney'],
  ] as const)('%s %s %s: %s', (state, postcode, suburb, zone) => {
    expect(timeZoneOf({ state, postcode, suburb })).toBe(zone)
  })
})

import { describe, expect, it } from 'vitest'
import { comesTwice, dayOf, offsetAt, wallClockOf } from './wall-clock.ts'

const hoursAt = (instant: string, zone: string) => offsetAt(Date.parse(instant), zone) / 3_600_000

describe('the clocks of a zone', () => {
  it.each([
    ['Australia/Sydney', 10, 11],
    ['Australia/Brisbane', 10, 10],
    ['Australia/Adelaide', 9.5, 10.5],
    ['Australia/Darwin', 9.5, 9.5],
    ['Australia/Perth', 8, 8],
    ['Australia/Lord_Howe', 10.5, 11],
    ['Australia/Eucla', 8.75, 8.75],
    ['America/New_York', -4, -5],
    ['UTC', 0, 0],
  ])('%s are %d hours ahead of UTC in July and %d in December', (zone, july, december) => {
    expect([hoursAt('2026-07-01T00:00:00Z', zone), hoursAt('2026-12-01T00:00:00Z', zone)]).toEqual([july, december])
  })

  it('show another day than UTC does', () => {
    const evening = new Date('2026-12-04T14:00:00Z')
    expect(dayOf(evening, 'Australia/Sydney')).toBe('2026-12-05')
    expect(wallClockOf(evening, 'Australia/Sydney').toISOString()).toBe('2026-12-05T01:00:00.000Z')
  })

  it('show a time twice only where they are set back, by an hour or by half of one', () => {
    const twice = (instant: string, zone: string) => comesTwice(new Date(instant), zone)
    expect(twice('2027-04-03T15:30:00Z', 'Australia/Sydney')).toBe(true)
    expect(twice('2027-04-03T16:30:00Z', 'Australia/Sydney')).toBe(true)
    expect(twice('2027-04-03T14:59:59Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T17:00:00Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T14:45:00Z', 'Australia/Lord_Howe')).toBe(true)
    expect(twice('2026-10-03T16:30:00Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T15:30:00Z', 'Australia/Brisbane')).toBe(false)
  })
})

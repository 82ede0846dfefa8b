import { expect, it } from 'vitest'
import { nextCheckAt } from './next-check.ts'

const perth = { suburb: 'Fremantle', state: 'WA', postcode: '6160' } as const
const sydney = { suburb: 'Newtown', state: 'NSW', postcode: '2042' } as const
const daily = { frequency: 'daily', id: 'saved-1', instantMs: 900_000 } as const
const hourIn = (timeZone: string, at: Date | null) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', hourCycle: 'h23', day: 'numeric' }).format(at ?? 0)

it('runs an instant one after its interval, and one that is off never', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  expect(nextCheckAt({ ...daily, frequency: 'instant', place: perth }, now)).toEqual(new Date('2026-11-20T00:15:00Z'))
  expect(nextCheckAt({ ...daily, frequency: 'off', place: perth }, now)).toBeNull()
})

it('runs a daily one at five in the morning where its homes are', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  expect(hourIn('Australia/Perth', nextCheckAt({ ...daily, place: perth }, now))).toBe('21, 05')
  expect(hourIn('Australia/Sydney', nextCheckAt({ ...daily, place: sydney }, now))).toBe('21, 05')
})

it('runs it this morning when the morning is still in the future', () => {
  const halfPastFour = new Date('2026-11-20T17:30:00Z')
  expect(hourIn('Australia/Sydney', nextCheckAt({ ...daily, place: sydney }, halfPastFour))).toBe('21, 05')
})

it('keeps to five o’clock across the end and the start of daylight saving', () => {
  for (const now of ['2026-10-03T10:00:00Z', '2027-04-03T10:00:00Z']) {
    const next = nextCheckAt({ ...daily, place: sydney }, new Date(now))
    expect(hourIn('Australia/Sydney', next)).toMatch(/, 05$/)
    expect(next!.getTime() - Date.parse(now)).toBeLessThan(24 * 3_600_000)
  }
})

it('spreads the searches of a morning over its hour', () => {
  const minutes = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    nextCheckAt({ ...daily, id, place: sydney }, new Date('2026-11-20T00:00:00Z'))?.getUTCMinutes(),
  )
  expect(new Set(minutes).size).toBeGreaterThan(1)
})

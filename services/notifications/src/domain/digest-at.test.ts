import { expect, it } from 'vitest'
import { digestAt, nextMorning } from './digest-at.ts'

it.each([
  ['Australia/Perth', '2026-11-20T00:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['Australia/Darwin', '2026-11-20T00:00:00Z', '2026-11-20T21:30:00.000Z'],
  ['Australia/Eucla', '2026-11-20T00:00:00Z', '2026-11-20T22:15:00.000Z'],
  ['Australia/Sydney', '2026-11-20T20:00:00Z', '2026-11-21T20:00:00.000Z'],
  ['Australia/Sydney', '2026-10-03T10:00:00Z', '2026-10-03T20:00:00.000Z'],
  ['Australia/Sydney', '2027-04-03T10:00:00Z', '2027-04-03T21:00:00.000Z'],
])('the next seven o’clock of %s after %s is %s', (timeZone, now, expected) => {
  expect(nextMorning(timeZone, new Date(now)).toISOString()).toBe(expected)
})

it('is a minute from now, or at the rarer of the buyer’s preference and the search’s frequency', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const timeZone = 'Australia/Sydney'
  const morning = nextMorning(timeZone, now)
  expect(digestAt({ digest: 'instant', frequency: 'instant', timeZone }, now)).toEqual(new Date('2026-11-20T00:01:00Z'))
  expect(digestAt({ digest: 'instant', frequency: 'daily', timeZone }, now)).toEqual(morning)
  expect(digestAt({ digest: 'daily', frequency: 'instant', timeZone }, now)).toEqual(morning)
  expect(digestAt({ digest: 'off', frequency: 'instant', timeZone }, now)).toBeNull()
})

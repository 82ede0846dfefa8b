import type { SearchedLocality } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../homes/fingerprint.ts'
import { nextCheckAt } from './next-check.ts'

const perth: SearchedLocality = { suburb: 'Fremantle', state: 'WA', postcode: '6160' }
const sydney: SearchedLocality = { suburb: 'Newtown', state: 'NSW', postcode: '2042' }
const zones: (readonly [string, SearchedLocality])[] = [
  ['Australia/Perth', perth],
  ['Australia/Sydney', sydney],
  ['Australia/Darwin', { suburb: 'Nightcliff', state: 'NT', postcode: '0810' }],
  ['Australia/Adelaide', { suburb: 'Norwood', state: 'SA', postcode: '5067' }],
]
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const quarterMs = 15 * minuteMs
const keyOf = (number: number) => fingerprintOf({ maxPrice: number })
const daily = { frequency: 'daily', filterKey: keyOf(1), instantMs: 900_000 } as const
const momentOf = (filterKey: string, place: SearchedLocality, now: string | Date): Date =>
  nextCheckAt({ ...daily, filterKey, place }, new Date(now))!

it('runs an instant one after its interval, and one that is off never', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  expect(nextCheckAt({ ...daily, frequency: 'instant', place: perth }, now)).toEqual(new Date('2026-11-20T00:15:00Z'))
  expect(nextCheckAt({ ...daily, frequency: 'off', place: perth }, now)).toBeNull()
})

describe('a daily one', () => {
  it('runs between two and half past six in the morning where its homes are', () => {
    for (const [timeZone, place] of zones)
      for (let number = 0; number < 200; number += 1) {
        const { date, time } = wallClockOf(momentOf(keyOf(number), place, '2026-11-20T00:00:00Z'), timeZone)
        expect(date).toBe('2026-11-21')
        expect(time >= '02:00' && time < '06:30').toBe(true)
      }
  })

  it('runs this morning while its moment is still ahead', () => {
    const moment = momentOf(daily.filterKey, sydney, '2026-11-20T00:00:00Z')
    expect(momentOf(daily.filterKey, sydney, new Date(moment.getTime() - 1))).toEqual(moment)
    expect(momentOf(daily.filterKey, sydney, moment)).toEqual(new Date(moment.getTime() + dayMs))
  })
})

/** How many of ten thousand different searches start in each quarter of an hour of the morning after `now`. */
const spreadOf = (now: string): number[] => {
  const counts = new Map<number, number>()
  for (let number = 0; number < 10_000; number += 1) {
    const quarter = Math.floor(momentOf(keyOf(number), sydney, now).getTime() / quarterMs)
    counts.set(quarter, (counts.get(quarter) ?? 0) + 1)
  }
  return [...counts.values()]
}

it.each([
  ['an ordinary morning', '2026-11-20T00:00:00Z', 18],
  ['the morning on which clocks are set forward', '2026-10-03T12:00:00Z', 14],
  ['the morning on which clocks are set back', '2027-04-03T12:00:00Z', 22],
])('ten thousand searches are spread evenly over %s', (_, now, quarters) => {
  const counts = spreadOf(now)
  expect(counts).toHaveLength(quarters)
  expect(Math.max(...counts)).toBeLessThan((1.3 * 10_000) / quarters)
})

it('runs once on each date, whatever the time zone, the season and the delay of a run', () => {
  const begins = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') })
  const delays = fc.array(fc.integer({ min: 0, max: 90 * minuteMs }), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer(), begins, delays, ([timeZone, place], number, begin, late) => {
      let now = new Date(begin)
      const dates = late.map((delayMs) => {
        const at = momentOf(keyOf(number), place, now)
        now = new Date(at.getTime() + delayMs)
        return wallClockOf(at, timeZone).date
      })
      const days = dates.map((date) => Date.parse(date) / dayMs)
      expect(days.map((day) => day - days[0]!)).toEqual(days.map((_, index) => index))
      expect(days[0]! - Date.parse(wallClockOf(begin, timeZone).date) / dayMs).toBeLessThanOrEqual(1)
    }),
  )
})

it('late in the evening before clocks are set forward, it does not miss the next morning', () => {
  const at = momentOf(daily.filterKey, sydney, '2026-10-03T13:45:00Z')
  expect(wallClockOf(at, 'Australia/Sydney').date).toBe('2026-10-04')
})

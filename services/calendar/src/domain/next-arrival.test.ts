import { expect, it } from 'vitest'
import { nextArrival } from './next-arrival.ts'

const melbourne = { timeZone: 'Australia/Melbourne', state: 'VIC' } as const
const perth = { timeZone: 'Australia/Perth', state: 'WA' } as const

it.each([
  ['the next such day', '2026-11-29T02:00:00Z', 2, melbourne, '2026-11-30T22:00:00.000Z'],
  ['not today, however early it is', '2026-11-30T14:00:00Z', 2, melbourne, '2026-12-07T22:00:00.000Z'],
  ['not on a public holiday of that state', '2026-10-30T02:00:00Z', 2, melbourne, '2026-11-09T22:00:00.000Z'],
  ['on it in another state', '2026-10-30T02:00:00Z', 2, perth, '2026-11-03T01:00:00.000Z'],
  ['after two holidays on one weekday', '2026-12-24T02:00:00Z', 5, melbourne, '2027-01-07T22:00:00.000Z'],
  ['on a Sunday', '2026-11-29T02:00:00Z', 7, melbourne, '2026-12-05T22:00:00.000Z'],
] as const)('An arrival is on %s', (_what, now, weekday, where, expected) => {
  expect(nextArrival({ weekday, time: '09:00' }, { now: new Date(now), ...where })).toBe(expected)
})

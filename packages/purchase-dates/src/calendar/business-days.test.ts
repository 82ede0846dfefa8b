import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, states } from '../types.ts'
import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days.ts'
import { addDays } from './days.ts'
import { holidayOf } from './holidays.ts'

const anyState = fc.constantFrom(...states)
/** From 1 May 2026 on, and so far from the end of every table that 60 business days fit. */
const anyDay = fc.nat(480).map((days): Day => addDays('2026-05-01', days) ?? '')
const anyCount = fc.integer({ min: -60, max: 60 })

describe('a business day', () => {
  it.each([
    ['2026-12-24', 'VIC', true],
    ['2026-12-24', 'SA', true],
    ['2026-12-25', 'VIC', false],
    ['2026-12-26', 'VIC', false],
    ['2026-12-28', 'VIC', false],
    ['2026-12-29', 'VIC', true],
    ['2027-03-30', 'TAS', true],
    ['2027-09-24', 'VIC', true],
    ['2026-08-03', 'NSW', true],
    ['2026-08-12', 'QLD', true],
  ] as const)('%s in %s: %s', (day, state, expected) => {
    expect(isBusinessDay(day, state)).toBe(expected)
  })

  it('is not known outside the table, nor for what is no date', () => {
    expect(isBusinessDay('2025-12-31', 'VIC')).toBeNull()
    expect(isBusinessDay('2029-12-31', 'VIC')).toBe(true)
    expect(isBusinessDay('2030-01-02', 'VIC')).toBeNull()
    for (const text of ['2027-02-29', '2027-13-01', '27-01-01', 'soon', ''])
      expect(isBusinessDay(text, 'VIC')).toBeNull()
  })

  it('leaves out 27 to 31 December by the standard contract of Queensland only', () => {
    expect(isBusinessDay('2026-12-29', 'QLD')).toBe(true)
    expect(isBusinessDay('2026-12-29', 'QLD', 'reiq')).toBe(false)
    expect(isBusinessDay('2026-12-24', 'QLD', 'reiq')).toBe(true)
    expect(businessDayFrom('2026-12-28', 'QLD', 'reiq')).toBe('2027-01-04')
    expect(businessDayFrom('2026-12-28', 'QLD')).toBe('2026-12-29')
    expect(businessDayFrom('2026-12-22', 'QLD')).toBe('2026-12-22')
  })
})

describe('business days later', () => {
  it.each([
    ['2027-03-25', 1, 'VIC', '2027-03-30'],
    ['2027-03-25', 3, 'VIC', '2027-04-01'],
    ['2026-12-24', 3, 'NSW', '2026-12-31'],
    ['2026-12-24', 4, 'NSW', '2027-01-04'],
    ['2026-11-02', 1, 'VIC', '2026-11-04'],
    ['2026-11-02', 1, 'NSW', '2026-11-03'],
    ['2027-03-05', 1, 'ACT', '2027-03-09'],
    ['2027-03-05', 1, 'NSW', '2027-03-08'],
    ['2027-06-04', 1, 'WA', '2027-06-08'],
    ['2027-06-11', 1, 'SA', '2027-06-15'],
    ['2027-06-11', 1, 'QLD', '2027-06-14'],
    ['2027-10-01', 1, 'QLD', '2027-10-05'],
    ['2026-12-29', -1, 'VIC', '2026-12-24'],
    ['2026-12-26', 0, 'VIC', '2026-12-26'],
  ] as const)('%s and %d in %s is %s', (day, count, state, expected) => {
    expect(addBusinessDays(day, count, state)).toBe(expected)
  })

  it('are not known once they leave the table, and only then', () => {
    expect(addBusinessDays('2029-12-28', 1, 'NSW')).toBe('2029-12-31')
    expect(addBusinessDays('2029-12-28', 2, 'NSW')).toBeNull()
    expect(addBusinessDays('2028-03-03', 2, 'WA')).toBe('2028-03-07')
    expect(addBusinessDays('2026-01-02', -1, 'NSW')).toBeNull()
    expect(addBusinessDays('2026-12-01', 1.5, 'NSW')).toBeNull()
  })

  it('are business days, and count back to the day before or to the first day itself', () => {
    fc.assert(
      fc.property(anyDay, anyCount, anyState, (day, count, state) => {
        const later = addBusinessDays(day, count, state) ?? ''
        if (count !== 0) {
          expect(isBusinessDay(later, state)).toBe(true)
          expect(holidayOf(later, state)).toBeNull()
        }
        const back = addBusinessDays(later, -count, state) ?? ''
        if (isBusinessDay(day, state)) expect(back).toBe(day)
        else expect(count < 0 ? back >= day : back <= day).toBe(true)
      }),
    )
  })

  it('rise with their number and with the first day, and skip none', () => {
    fc.assert(
      fc.property(anyDay, anyCount, anyState, (day, count, state) => {
        const one = addBusinessDays(day, count, state) ?? ''
        expect((addBusinessDays(day, count + 1, state) ?? '') > one).toBe(true)
        expect((addBusinessDays(addDays(day, 1) ?? '', count, state) ?? '') >= one).toBe(true)
        if (count > 0) expect(addBusinessDays(one, 1, state)).toBe(addBusinessDays(day, count + 1, state))
      }),
    )
  })
})

it('calendar days pass months and leap years, and refuse what is no date', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2027-02-30', 1)).toBeNull()
  expect(addDays('2027-02-03', 0.5)).toBeNull()
})

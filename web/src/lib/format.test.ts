import { describe, expect, it } from 'vitest'
import { dateTimeText, dayTimeText, monthText, plural } from './format.ts'

describe('dates and counts in words', () => {
  it('formats a date in Australian style, in the time zone of the home', () => {
    expect(dateTimeText('2026-12-05T00:00:00.000Z', 'Australia/Melbourne')).toBe('Sat 5 Dec, 11:00 am')
    expect(dateTimeText('2026-12-05T00:00:00.000Z', 'Australia/Perth')).toBe('Sat 5 Dec, 8:00 am')
  })

  it('shows day and time on a badge', () => {
    expect(dayTimeText('2026-12-05T00:00:00.000Z', 'Australia/Melbourne')).toBe('Sat 11:00 am')
  })

  it('names a month', () => {
    expect(monthText('2026-10')).toBe('October 2026')
    expect(monthText('2026-10-04')).toBe('October 2026')
  })

  it('counts in the singular and the plural', () => {
    expect(plural(1, 'home')).toBe('1 home')
    expect(plural(1200, 'home')).toBe('1,200 homes')
  })
})

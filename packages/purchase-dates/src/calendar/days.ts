import type { Day } from '../types.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds of the day's start as if in UTC; null for what is not a date, such as the 31st of February. */
const msOf = (day: Day): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isFinite(ms) && dayOf(ms) === day ? ms : null
}

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export function isDay(day: Day): boolean {
  return msOf(day) !== null
}

/** The date so many calendar days later, or earlier for negative numbers; null for what is not a date. */
export function addDays(day: Day, days: number): Day | null {
  const ms = msOf(day)
  return ms === null || !Number.isInteger(days) ? null : dayOf(ms + days * dayMs)
}

export function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(msOf(day) ?? Number.NaN).getUTCDay())
}

/** "Friday 25 September 2026". */
export function longDay(day: Day): string {
  return new Date(msOf(day) ?? Number.NaN)
    .toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '')
}

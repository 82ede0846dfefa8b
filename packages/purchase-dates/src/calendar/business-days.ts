import type { Day, State } from '../types.ts'
import { addDays, isDay, isWeekend } from './days.ts'
import { holidayOf, isKnown } from './holidays.ts'

/**
 * - `law`: no Saturday, Sunday or public holiday of the whole state.
 * - `reiq`: nor a day from 27 to 31 December, by the standard contract of the Real Estate Institute of Queensland
 *   (https://darlingdownsconveyancing.com.au, read on 2026-11-29). Its cooling-off period counts those days.
 */
export type BusinessDayRule = 'law' | 'reiq'

/** Null: not known, because the holidays of that year are not, or it is not a date. */
export function isBusinessDay(day: Day, state: State, rule: BusinessDayRule = 'law'): boolean | null {
  if (!isDay(day) || !isKnown(day, state)) return null
  if (rule === 'reiq' && /-12-(?:2[789]|3[01])$/.test(day)) return false
  return !isWeekend(day) && holidayOf(day, state) === null
}

/**
 * The date so many business days later; the first day is not counted. Negative numbers count back, zero gives the date
 * itself, business day or not. Null: not known, as for `isBusinessDay`.
 */
export function addBusinessDays(day: Day, days: number, state: State, rule: BusinessDayRule = 'law'): Day | null {
  if (!Number.isInteger(days) || isBusinessDay(day, state, rule) === null) return null
  const step = days < 0 ? -1 : 1
  let left = Math.abs(days)
  let at: Day = day
  while (left > 0) {
    at = addDays(at, step) ?? ''
    const counts = isBusinessDay(at, state, rule)
    if (counts === null) return null
    if (counts) left -= 1
  }
  return at
}

/** The date, or the first business day after it. Null: not known. */
export function businessDayFrom(day: Day, state: State, rule: BusinessDayRule = 'law'): Day | null {
  const before = addDays(day, -1)
  return before === null ? null : addBusinessDays(before, 1, state, rule)
}

import table from '../../tables/holidays.json' with { type: 'json' }
import type { Day, Source, State } from '../types.ts'

export interface Holiday {
  on: Day
  name: string
  /** Absent: in every state and territory. */
  in?: readonly State[]
  /**
   * Expected, but not fixed by an act, or of disputed effect: it counts as a business day, so that a deadline is shown
   * too early rather than too late.
   */
  isOpen?: true
  /** Parts of the state may have another day instead. */
  isNotEverywhere?: true
}

interface HolidayTable {
  firstDay: Day
  states: Record<State, { lastDay: Day; readOn: Day; source: Source }>
  days: Holiday[]
}

/**
 * Public holidays of whole states, 2026 to 2029, from Monday to Friday: Saturdays and Sundays are no business days
 * anyway. Years without a published list are computed by the rules of each act. Left out: local and regional holidays
 * (show days, the Royal Queensland Show, Hobart Regatta, Recreation Day), holidays of public servants only (Easter
 * Tuesday in Tasmania), and those of part of a day (Christmas Eve and New Year's Eve in SA, NT and QLD). A
 * bill of 2025 moves holidays of Western Australia from 2028; until it is known to be an act, both dates are open.
 */
export const holidayTable = table as unknown as HolidayTable

const isIn = (holiday: Holiday, state: State): boolean => holiday.in?.includes(state) ?? true

/** Whether the table says which days of that date's year are holidays. */
export function isKnown(day: Day, state: State): boolean {
  return holidayTable.firstDay <= day && day <= holidayTable.states[state].lastDay
}

/** The holidays of a state within two dates, both included, those that are open among them. */
export function holidaysBetween(first: Day, last: Day, state: State): Holiday[] {
  return holidayTable.days.filter((holiday) => first <= holiday.on && holiday.on <= last && isIn(holiday, state))
}

/** The name of the public holiday; null on other days, on weekends, and where the table ends. */
export function holidayOf(day: Day, state: State): string | null {
  return holidaysBetween(day, day, state).find(({ isOpen }) => isOpen !== true)?.name ?? null
}

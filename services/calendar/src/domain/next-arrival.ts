import type { ArriveBy, AustralianState } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { addDays, holidayOf } from '@verandah/purchase-dates'

interface Where {
  now: Date
  timeZone: string
  state: AustralianState
}

/** Longer than any run of public holidays on one weekday. */
const daysAhead = 35

/** The next such arrival after today that is on no public holiday, as an instant; null where the clocks know none. */
export function nextArrival({ weekday, time }: ArriveBy, { now, timeZone, state }: Where): string | null {
  const today = wallClockOf(now, timeZone).date
  const days = Array.from({ length: daysAhead }, (_, step) => addDays(today, step + 1) ?? '')
  const day = days.find((date) => weekdayOf(date) === weekday && holidayOf(date, state) === null)
  return day === undefined ? null : instantOf(`${day}T${time}`, timeZone)
}

/** From 1, Monday, to 7. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

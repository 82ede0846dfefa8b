import type { Recurring } from '../model/billing-objects.ts'

/** Months later, at the same second of the day; the last of the month where it is shorter. All in seconds, UTC. */
export const addMonths = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}

const monthsOf = ({ interval, interval_count }: Recurring): number => interval_count * (interval === 'year' ? 12 : 1)

/** The first end of a period after `start`. Counted from the anchor, so that a 31st comes back after a short month. */
export const periodEndAfter = (start: number, anchor: number, recurring: Recurring): number => {
  const step = monthsOf(recurring)
  let periods = 1
  while (addMonths(anchor, periods * step) <= start) periods += 1
  return addMonths(anchor, periods * step)
}

/** What the rest of a period is worth: whole cents, to the second. */
export const prorate = (amount: number, period: { start: number; end: number }, at: number): number => {
  const rest = Math.min(Math.max(period.end - at, 0), period.end - period.start)
  return Math.round((amount * rest) / (period.end - period.start))
}

import type { Recurring } from '../model/billing-objects.ts'

/** Adds months at the same second of the day, at most to the last day of the month. All in seconds, UTC. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}

const monthsOf = ({ interval, interval_count }: Recurring): number => interval_count * (interval === 'year' ? 12 : 1)

/**
 * Returns the first period end after `start`. Counted from the anchor, so that the 31st returns after a short month.
 */
export function periodEndAfter(start: number, anchor: number, recurring: Recurring): number {
  const step = monthsOf(recurring)
  let periods = 1
  while (addMonths(anchor, periods * step) <= start) periods += 1
  return addMonths(anchor, periods * step)
}

/** Returns the value of the rest of a period: whole cents, to the second. */
export function prorate(amount: number, period: { start: number; end: number }, at: number): number {
  const rest = Math.min(Math.max(period.end - at, 0), period.end - period.start)
  return Math.round((amount * rest) / (period.end - period.start))
}

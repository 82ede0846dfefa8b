import { badValue } from '../errors.ts'
import { integerFrom } from '../values/numbers.ts'

interface DateShift {
  readonly startDate: unknown
  readonly unit: unknown
  readonly amount: unknown
  readonly timezone: unknown
  readonly sign: 1 | -1
}

const months: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 }
const days: Readonly<Record<string, number>> = { week: 7, day: 1 }
const milliseconds: Readonly<Record<string, number>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1_000,
  millisecond: 1,
}

/** Calendar units keep the time of day of the zone; the last day of a month stands for days that it has not. Null where a part is null. */
export const addToDate = ({ startDate, unit, amount, timezone = 'UTC', sign }: DateShift): Date | null => {
  if ([startDate, unit, amount, timezone].some((part) => part === null || part === undefined)) return null
  if (!(startDate instanceof Date)) throw badValue('$dateAdd requires startDate to be convertible to a date')
  const count = integerFrom(amount)
  if (count === undefined) throw badValue('$dateAdd expects integer amount of time units')
  const name = String(unit)
  const step = milliseconds[name]
  if (step !== undefined) return new Date(startDate.getTime() + sign * count * step)
  const local = new Date(startDate.getTime() + offsetAt(startDate, String(timezone)))
  if (months[name] !== undefined) addMonths(local, sign * count * months[name])
  else if (days[name] !== undefined) local.setUTCDate(local.getUTCDate() + sign * count * days[name])
  else throw badValue(`unknown time unit value: ${name}`)
  const guess = new Date(local.getTime() - offsetAt(startDate, String(timezone)))
  return new Date(local.getTime() - offsetAt(guess, String(timezone)))
}

const addMonths = (date: Date, count: number): void => {
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
const offsetAt = (date: Date, timezone: string): number => {
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(timezone)
  if (fixed !== null) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)
    return (fixed[1] === '-' ? -1 : 1) * minutes * 60_000
  }
  return wallClockOf(date, timezone) - Math.floor(date.getTime() / 1000) * 1000
}

const wallClockOf = (date: Date, timezone: string): number => {
  const format = {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  try {
    const parts = new Intl.DateTimeFormat('en', format).formatToParts(date)
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  } catch {
    throw badValue(`unrecognized time zone identifier: "${timezone}"`)
  }
}

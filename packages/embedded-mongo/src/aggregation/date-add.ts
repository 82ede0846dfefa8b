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

/**
 * Calendar units keep the time of day of the zone; days that a month lacks become its last day. Null if a part is null.
 */
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

/** Returns a zone's UTC offset, in milliseconds ahead of UTC. The zone may itself be an offset. */
const offsetAt = (date: Date, timezone: string): number => {
  const stated = /^[+-]\d{2}(?::?\d{2})?$/.test(timezone) ? timezone : offsetNameAt(date, timezone)
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(stated) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** "GMT+11:00"; "GMT" alone for UTC. */
const offsetNameAt = (date: Date, timezone: string): string =>
  formatOf(timezone)
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  try {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
    return format
  } catch {
    throw badValue(`unrecognized time zone identifier: "${timeZone}"`)
  }
}

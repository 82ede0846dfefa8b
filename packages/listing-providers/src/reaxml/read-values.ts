const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (figure: string | number): string => String(figure).padStart(2, '0')

/** `yes`, `true`, `1` and counts are true; `no`, `false` and `0` false; anything else is null. */
export function flagOf(text: string): boolean | null {
  if (/^(?:yes|true|y)$/i.test(text)) return true
  if (/^(?:no|false|n)$/i.test(text)) return false
  const count = numberOf(text)
  return count === null ? null : count > 0
}

/** Parses a plain decimal number; null for anything else, such as `$1,000`. */
export function numberOf(text: string): number | null {
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null
}

const longDate = /^(\d{4})-(\d{2})-(\d{2})(?:[-T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const compactDate = /^(\d{4})(\d{2})(\d{2})(?:[-T]?(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/

/** Parses any of REAXML's date formats as a wall clock, `2026-12-05T11:00:00`; no time zone is stated or implied. */
export function localDateOf(text: string): string | null {
  const [, year, month, day, ...clock] = longDate.exec(text) ?? compactDate.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const time = timeOf(clock)
  return time !== null && isDay(year, month, day) ? `${year}-${month}-${day}T${time}` : null
}

const timeOf = ([hour = '0', minute = '0', second = '0']: readonly (string | undefined)[]): string | null =>
  Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 ? null : `${two(hour)}:${two(minute)}:${two(second)}`

/** Whether the date exists: not the thirteenth month or the thirtieth of February. */
const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(`${year}-${month}-${two(day)}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}

const inspection = /^(\d{1,2})-([a-z]{3})-(\d{4})\s+(\d{1,2}):(\d{2})\s?([ap]m)\s+to\s+(\d{1,2}):(\d{2})\s?([ap]m)$/i

/** Parses `21-Dec-2010 11:00am to 1:00pm`, REAXML's only format, as wall clocks. */
export function localInspectionOf(text: string): { start: string; end: string } | null {
  const match = inspection.exec(text.replace(/\s+/g, ' ').trim())
  if (!match) return null
  const [, day = '', monthName = '', year = '', ...clocks] = match
  const month = months.indexOf(monthName.toLowerCase()) + 1
  const start = clockOf(clocks.slice(0, 3))
  const end = clockOf(clocks.slice(3))
  if (month === 0 || start === null || end === null || !isDay(year, two(month), day)) return null
  const date = `${year}-${two(month)}-${two(day)}`
  return { start: `${date}T${start}`, end: `${date}T${end}` }
}

const clockOf = ([hour = '', minute = '', half = '']: readonly string[]): string | null => {
  const onDial = Number(hour)
  if (onDial < 1 || onDial > 12 || Number(minute) > 59) return null
  return `${two((onDial % 12) + (half.toLowerCase() === 'pm' ? 12 : 0))}:${minute}:00`
}

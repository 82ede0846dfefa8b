const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an instant in a time zone, by default the viewer's. */
const textsAt = (instant: string, timeZone?: string) => {
  const name = timeZone ?? ''
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat('en-AU', { ...day, ...time, ...(timeZone && { timeZone }) })
  formats.set(name, format)
  const parts = format.formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: of('weekday'),
    day: `${of('weekday')} ${of('day')} ${of('month')}`,
    time: `${of('hour')}:${of('minute')} ${of('dayPeriod').toLowerCase()}`,
  }
}

/** "Sat 5 Dec, 11:00 am", in the time zone of the home it is about. */
export const dateTimeText = (instant: string, timeZone?: string): string => {
  const { day, time } = textsAt(instant, timeZone)
  return `${day}, ${time}`
}

/** "11:30 am", in the time zone of the home it is about, or the viewer's. */
export const timeText = (instant: string, timeZone?: string): string => textsAt(instant, timeZone).time

/** "Sat 11:00 am": day and time for a badge, in the time zone of the home. */
export const dayTimeText = (instant: string, timeZone: string): string => {
  const { weekday, time } = textsAt(instant, timeZone)
  return `${weekday} ${time}`
}

const longDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** "5 March 2025". */
export const longDateText = (instant: string): string => longDate.format(new Date(instant))

const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "12 December", of a day as YYYY-MM-DD. */
export const dayMonthText = (day: string): string => dayAndMonth.format(new Date(day))

const shortDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' })

const monthAndYear = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "July 2026", of a month as YYYY-MM or a day of it. */
export const monthText = (month: string): string => monthAndYear.format(new Date(month))

/** "12 Nov". */
export const shortDateText = (instant: string): string => shortDate.format(new Date(instant))

const counts = new Intl.NumberFormat('en-AU')

export const countText = (count: number): string => counts.format(count)

/** "1 home", "12 homes". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`

export const truncated = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

const lists = new Intl.ListFormat('en-AU')

/** "Anna", "Anna and Tom", "Anna, Tom and Mary" */
export const listText = (parts: Iterable<string>): string => lists.format(parts)

/** A format in each time zone; without one, in the viewer's. */
const inZones = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone = ''): Intl.DateTimeFormat => {
    const known = formats.get(timeZone)
    const format = known ?? new Intl.DateTimeFormat('en-AU', { ...options, ...(timeZone && { timeZone }) })
    formats.set(timeZone, format)
    return format
  }
}

const dayAndTime = inZones({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})

const textsAt = (instant: string, timeZone?: string) => {
  const parts = dayAndTime(timeZone).formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: of('weekday'),
    day: `${of('weekday')} ${of('day')} ${of('month')}`,
    time: `${of('hour')}:${of('minute')} ${of('dayPeriod').toLowerCase()}`,
  }
}

/** "Sat 5 Dec, 11:00 am", in the time zone of the home it is about. */
export function dateTimeText(instant: string, timeZone?: string): string {
  const { day, time } = textsAt(instant, timeZone)
  return `${day}, ${time}`
}

/** "11:30 am", in the time zone of the home it is about, or the viewer's. */
export function timeText(instant: string, timeZone?: string): string {
  return textsAt(instant, timeZone).time
}

/** "Sat 11:00 am": day and time for a badge, in the time zone of the home. */
export function dayTimeText(instant: string, timeZone: string): string {
  const { weekday, time } = textsAt(instant, timeZone)
  return `${weekday} ${time}`
}

const date = inZones({ day: 'numeric', month: 'short', year: 'numeric' })

/** "17 Oct 2026", in the time zone of the home it is about. */
export function dateText(instant: string, timeZone: string): string {
  return date(timeZone).format(new Date(instant))
}

const longDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** "5 March 2025". */
export function longDateText(instant: string): string {
  return longDate.format(new Date(instant))
}

const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "12 December", of a day as YYYY-MM-DD. */
export function dayMonthText(day: string): string {
  return dayAndMonth.format(new Date(day))
}

const shortDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' })

const monthAndYear = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "July 2026", of a month as YYYY-MM or a day of it. */
export function monthText(month: string): string {
  return monthAndYear.format(new Date(month))
}

/** "12 Nov". */
export function shortDateText(instant: string): string {
  return shortDate.format(new Date(instant))
}

const counts = new Intl.NumberFormat('en-AU')

export function countText(count: number): string {
  return counts.format(count)
}

/** "1 home", "12 homes". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}

const lists = new Intl.ListFormat('en-AU')
const choices = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** "Anna", "Anna and Tom", "Anna, Tom and Mary" */
export function listText(parts: Iterable<string>): string {
  return lists.format(parts)
}

/** "House", "House or Land", "House, Land or Acreage" */
export function eitherText(parts: Iterable<string>): string {
  return choices.format(parts)
}

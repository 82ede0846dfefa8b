const dayMs = 86_400_000
const easternOffsetMs = 10 * 3_600_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The market's day turns at midnight in Brisbane, all year. */
export const dayOf = (moment: Date): number => Math.floor((moment.getTime() + easternOffsetMs) / dayMs)

const two = (value: number) => String(value).padStart(2, '0')
const dateOf = (day: number) => new Date(day * dayMs)

/** `2026-11-28`. */
export const isoDay = (day: number): string => dateOf(day).toISOString().slice(0, 10)

/** `2026-11-28T11:00:00`: local time, no offset. */
export const isoMinute = (day: number, minute: number): string =>
  `${isoDay(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`

/** `28-Nov-2026`. */
export const dayMonthYear = (day: number): string => {
  const date = dateOf(day)
  return `${two(date.getUTCDate())}-${months[date.getUTCMonth()] ?? ''}-${date.getUTCFullYear()}`
}

/** `28 Nov`. */
export const dayMonth = (day: number): string => {
  const date = dateOf(day)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}

/** `11:00am`. */
export const clockTime = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute % 60)}${hour < 12 ? 'am' : 'pm'}`
}

const dayMs = 86_400_000
const easternOffsetMs = 10 * 3_600_000

/** The market's date changes at midnight in Brisbane, all year. */
export function dayOf(moment: Date): number {
  return Math.floor((moment.getTime() + easternOffsetMs) / dayMs)
}

const two = (value: number) => String(value).padStart(2, '0')
const dateOf = (day: number) => new Date(day * dayMs)

/** `2026-11-28`. */
export function isoDay(day: number): string {
  return dateOf(day).toISOString().slice(0, 10)
}

/** `2026-11-28T11:00:00`: local time, no offset. */
export function isoMinute(day: number, minute: number): string {
  return `${isoDay(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`
}

/** Day, month and year of "Sat, 28 Nov 2026 00:00:00 GMT". */
const partsOf = (day: number) => dateOf(day).toUTCString().split(' ').slice(1, 4)

/** `28-Nov-2026`. */
export function dayMonthYear(day: number): string {
  return partsOf(day).join('-')
}

/** `8 Nov`. */
export function dayMonth(day: number): string {
  return partsOf(day).slice(0, 2).join(' ').replace(/^0/, '')
}

/** `11:00am`. */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute % 60)}${hour < 12 ? 'am' : 'pm'}`
}

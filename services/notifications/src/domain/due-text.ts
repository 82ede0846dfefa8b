import { timeOfDay } from '@verandah/purchase-dates'

const format = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Friday 11 December, by 5 pm". `day`: YYYY-MM-DD; `time`: HH:MM, or null for the end of the day. */
export function dueText(day: string, time: string | null): string {
  return `${longDay(day)}${time === null ? '' : `, by ${timeOfDay(time)}`}`
}

/** "Saturday 5 December". */
export function longDay(day: string): string {
  return format.format(new Date(day)).replace(',', '')
}

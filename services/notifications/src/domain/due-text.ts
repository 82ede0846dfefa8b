import { timeOfDay } from '@verandah/purchase-dates'

const format = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Friday 11 December, by 5 pm". `day`: YYYY-MM-DD; `time`: HH:MM, or null for the end of the day. */
export const dueText = (day: string, time: string | null): string =>
  `${longDay(day)}${time === null ? '' : `, by ${timeOfDay(time)}`}`

/** "Saturday 5 December". */
export const longDay = (day: string): string => format.format(new Date(day)).replace(',', '')

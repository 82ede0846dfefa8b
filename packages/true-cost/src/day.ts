/** A date as YYYY-MM-DD, which sorts as text. */
export type Day = string

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** "30 June 2027". */
export const longDay = (day: Day): string =>
  `${String(Number(day.slice(8)))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

export const shiftedDay = (day: Day, by: number): Day =>
  new Date(Date.parse(day) + by * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

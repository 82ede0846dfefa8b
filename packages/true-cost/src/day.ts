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

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  )
}

/** "30 June 2027". */
export function longDay(day: Day): string {
  return `${String(Number(day.slice(8)))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`
}

export function shiftedDay(day: Day, by: number): Day {
  return new Date(Date.parse(day) + by * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

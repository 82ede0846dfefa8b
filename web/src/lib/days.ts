import type { CalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { ownTimeZone } from '@/components/events/zone-note.ts'

/** A calendar day, `2026-12-05`, without time or zone, so that daylight saving cannot affect it. */
export type Day = string

export const cellsShown = 42
export const weekLength = 7
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const ofDate = (date: Date): Day => date.toISOString().slice(0, 10)

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && ofDate(dateOf(text)) === text
}

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return ofDate(date)
}

const dayMs = 86_400_000

/** Whole days from one day to another; negative for one before it. */
export function daysUntil(day: Day, today: Day): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const first = dateOf(firstOfMonth(day))
  first.setUTCMonth(first.getUTCMonth() + count)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(ofDate(first), Math.min(Number(day.slice(8)), length) - 1)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay()
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Six weeks from the Sunday on or before the first of the month. */
export function weeksAround(day: Day): Day[][] {
  const first = firstOfMonth(day)
  const sunday = addDays(first, -weekdayOf(first))
  return Array.from({ length: cellsShown / weekLength }, (_, week) =>
    Array.from({ length: weekLength }, (_, weekday) => addDays(sunday, week * weekLength + weekday)),
  )
}

/** Returns today in the viewer's time zone. */
export function todayAt(now: number): Day {
  return wallClockOf(now, ownTimeZone()).date
}

export const daysInWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' })
  return (day: Day): string => format.format(dateOf(day)).replaceAll(',', '')
}

/** "Saturday 5 December 2026" */
export const dayText = daysInWords({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** "Saturday 5 December" */
export const dayOfYearText = daysInWords({ weekday: 'long', day: 'numeric', month: 'long' })

/** Keyboard moves in a grid of days; with Shift, the page keys move by a year. */
const moves: Partial<Record<string, (day: Day, isShifted: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -weekLength),
  ArrowDown: (day) => addDays(day, weekLength),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, weekLength - 1 - weekdayOf(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
}

/** Returns the day that a key moves to; null for other keys. */
export function movedDay(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | null {
  return moves[key]?.(day, shiftKey) ?? null
}

/** Groups what has a day by it, in the order given. */
export function groupByDay<Item>(items: readonly Item[], dayOf: (item: Item) => Day): Map<Day, Item[]> {
  const days = new Map<Day, Item[]>()
  for (const item of items) days.set(dayOf(item), [...(days.get(dayOf(item)) ?? []), item])
  return days
}

/** Groups events by day, in chronological order; an event's day is in its home's time zone. */
export function eventsByDay<Shown extends CalendarEvent>(events: readonly Shown[]): Map<Day, Shown[]> {
  return groupByDay(
    events.toSorted((one, other) => one.startTime.localeCompare(other.startTime)),
    ({ startTime, timeZone }) => wallClockOf(startTime, timeZone).date,
  )
}

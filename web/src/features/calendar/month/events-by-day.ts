import type { CalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { Day } from './days.ts'

/** The events of each day in order of time; an event's day is the one that its home's calendar shows. */
export const eventsByDay = (events: readonly CalendarEvent[]): Map<Day, CalendarEvent[]> => {
  const days = new Map<Day, CalendarEvent[]>()
  for (const event of events.toSorted((one, other) => one.startTime.localeCompare(other.startTime))) {
    const { date } = wallClockOf(event.startTime, event.timeZone)
    days.set(date, [...(days.get(date) ?? []), event])
  }
  return days
}

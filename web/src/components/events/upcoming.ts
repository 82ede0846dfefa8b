import type { CalendarEvent } from '@verandah/contracts'

/** How long an event without an end stays among the upcoming ones. */
const assumedLengthMs = 30 * 60_000

/** The events that are not over, in order. */
export const upcomingOf = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(
      ({ startTime, endTime }) => Date.parse(endTime ?? startTime) + (endTime === null ? assumedLengthMs : 0) > now,
    )
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))

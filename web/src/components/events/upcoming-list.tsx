import { useQuery } from '@tanstack/react-query'
import { type CalendarEvent, paths, upcomingEventsShown } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { calendarEventsQuery } from '@/lib/endpoints/calendar-events.ts'
import { eventName, EventTypeBadge, EventWarnings, eventZoneNote, spanText } from './event-labels.tsx'
import { useNow } from './use-now.ts'

/** The caller's next events, at most four. */
export const UpcomingList = () => (
  <Answered
    query={useQuery(calendarEventsQuery)}
    what="your events"
    skeleton={<Skeletons count={3} className="h-16" />}
    skeletonClass="flex flex-col gap-2"
    failure={{ title: 'Your calendar could not be loaded', className: 'py-6', size: 'sm', error: undefined }}
  >
    {(events) => <Upcoming events={events} />}
  </Answered>
)

const Upcoming = ({ events }: { events: readonly CalendarEvent[] }) => {
  const upcoming = upcomingOf(events, useNow()).slice(0, upcomingEventsShown)
  if (upcoming.length === 0) {
    return (
      <Notice title="No upcoming events" icon={<CalendarDays aria-hidden className="size-7" />} className="py-6">
        Schedule a visit from a home’s page and it will appear here.
      </Notice>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {upcoming.map((event) => (
        <EventLine key={event.id} event={event} events={events} />
      ))}
    </ul>
  )
}

/** A summary of an upcoming event, linked to its day in the calendar. */
const EventLine = ({ event, events }: { event: CalendarEvent; events: readonly CalendarEvent[] }) => {
  const { eventType, startTime, timeZone, isWithdrawn } = event
  const note = eventZoneNote(event)
  return (
    <li>
      <Link
        to={paths.calendar.href({ day: wallClockOf(startTime, timeZone).date })}
        className={cn(
          'flex flex-col gap-1 border-l-3 py-2.5 pr-2 pl-3.5 transition-colors hover:bg-sunken',
          eventType === 'Auction' ? 'border-ochre' : 'border-eucalypt',
        )}
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-40 flex-1 font-semibold [overflow-wrap:anywhere]">{eventName(event)}</span>
          <EventTypeBadge type={eventType} />
        </span>
        <span className={cn('text-14 text-ink-soft tabular-nums', isWithdrawn && 'line-through')}>
          {spanText(event)}
          {note !== null && <span className="text-ink-faint"> · {note}</span>}
        </span>
        <EventWarnings event={event} events={events} />
      </Link>
    </li>
  )
}

/** Assumed length of an event without an end; it leaves the list afterwards. */
const assumedLengthMs = 30 * 60_000

/** Returns the events that have not ended, in chronological order. */
export const upcomingOf = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(
      ({ startTime, endTime }) => Date.parse(endTime ?? startTime) + (endTime === null ? assumedLengthMs : 0) > now,
    )
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))

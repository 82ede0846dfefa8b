import { type CalendarEvent, paths, upcomingEventsShown } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { type HouseholdEvent, useHouseholdEvents } from '@/lib/household/household-events.ts'
import { eventName, EventTypeBadge, EventWarnings, eventZoneNote, spanText } from './event-labels.tsx'
import { WhoGoes } from './who-goes.tsx'
import { useNow } from './use-now.ts'

export function UpcomingList() {
  const { own, events } = useHouseholdEvents()
  return (
    <Answered
      query={own}
      what="your events"
      skeleton={<Skeletons count={3} className="h-16" />}
      skeletonClass="flex flex-col gap-2"
      failure={{ title: 'Your calendar could not be loaded', className: 'py-6', size: 'sm', error: undefined }}
    >
      {(known) => <Upcoming events={events ?? known} />}
    </Answered>
  )
}

const Upcoming = ({ events }: { events: readonly HouseholdEvent[] }) => {
  const upcoming = upcomingOf(events, useNow()).slice(0, upcomingEventsShown)
  if (upcoming.length === 0) {
    return (
      <Notice title="No upcoming events" Icon={CalendarDays} className="py-6">
        Schedule a visit from a home’s page, or{' '}
        <Link to={paths.dayPlan.href()} className="text-eucalypt underline underline-offset-4">
          plan a day
        </Link>{' '}
        of open homes.
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

const EventLine = ({ event, events }: { event: CalendarEvent; events: readonly HouseholdEvent[] }) => {
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
          <span className="min-w-40 flex-1 font-semibold text-balance [overflow-wrap:anywhere]">
            {eventName(event)}
          </span>
          <EventTypeBadge type={eventType} />
        </span>
        <span className={cn('text-14 text-ink-soft tabular-nums', isWithdrawn && 'line-through')}>
          {spanText(event)}
          {note !== null && <span className="text-ink-faint"> · {note}</span>}
        </span>
        <WhoGoes event={event} />
        <EventWarnings event={event} events={events} />
      </Link>
    </li>
  )
}

/** Assumed length of an event without an end; it leaves the list afterwards. */
const assumedLengthMs = 30 * 60_000

export function upcomingOf<Shown extends CalendarEvent>(events: readonly Shown[], now: number): Shown[] {
  return events
    .filter(
      ({ startTime, endTime }) => Date.parse(endTime ?? startTime) + (endTime === null ? assumedLengthMs : 0) > now,
    )
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
}

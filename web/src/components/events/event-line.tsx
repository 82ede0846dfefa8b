import type { CalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { paths } from '@/lib/paths.ts'
import { EventTypeBadge } from './event-type-badge.tsx'
import { EventWarnings } from './event-warnings.tsx'
import { eventName, eventZoneNote, spanText } from './event-words.ts'

/** An upcoming event in short; it leads to its day in the calendar. */
export const EventLine = ({ event, events }: { event: CalendarEvent; events: readonly CalendarEvent[] }) => {
  const { eventType, startTime, timeZone, isWithdrawn } = event
  const note = eventZoneNote(event)
  return (
    <li>
      <Link
        to={paths.calendarAt({ day: wallClockOf(startTime, timeZone).date })}
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

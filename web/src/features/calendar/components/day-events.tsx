import type { CalendarEvent } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { type Day, dayText } from '../month/days.ts'
import { EventCard, type EventCardProps } from './event-card.tsx'

type DayEventsProps = Omit<EventCardProps, 'event' | 'events'> & {
  day: Day
  /** Every event; undefined while they load. */
  events: readonly CalendarEvent[] | undefined
  ofDay: readonly CalendarEvent[]
}

/** What happens on the chosen day. Somebody who came by an event's link is led here. */
export const DayEvents = ({ day, events, ofDay, onEdit, onDelete }: DayEventsProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, search } = useLocation()
  useEffect(() => {
    if (search.includes('day=')) heading.current?.focus()
  }, [key, search])
  return (
    <Panel aria-labelledby="day-title">
      <h3 id="day-title" ref={heading} tabIndex={-1} className="mb-3 scroll-mt-24 text-20 outline-none">
        {dayText(day)}
      </h3>
      {events === undefined && <Skeleton className="h-24" />}
      {events !== undefined && ofDay.length === 0 && (
        <p className="text-14 text-ink-soft">Nothing is planned on this day.</p>
      )}
      {events !== undefined && (
        <ul className="flex flex-col gap-6">
          {ofDay.map((event) => (
            <li key={event.id}>
              <EventCard event={event} events={events} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

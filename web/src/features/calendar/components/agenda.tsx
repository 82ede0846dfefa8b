import { paths } from '@verandah/contracts'
import { checkWithConveyancer } from '@verandah/purchase-dates'
import { CalendarDays } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { DueDay } from '@/components/events/due-days.ts'
import { upcomingOf } from '@/components/events/upcoming-list.tsx'
import { useNow } from '@/components/events/use-now.ts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { useDrawnAtOnce, useIsNear } from '@/components/ui/near.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { plural } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { type Day, dayText, eventsByDay } from '@/lib/days.ts'
import { DueEntries } from './due-entries.tsx'
import { EventCard, type EventCardProps } from './event-card.tsx'
import { useEventCosts } from './use-event-costs.tsx'

type CardListProps = Omit<EventCardProps, 'event' | 'cost'>
interface AgendaProps extends CardListProps {
  shown: readonly HouseholdEvent[]
  isNarrowed: boolean
  due: ReadonlyMap<Day, readonly DueDay[]>
}

export function Agenda({ shown, isNarrowed, events, due, onEdit, onDelete }: AgendaProps) {
  const upcoming = upcomingOf(shown, useNow())
  const byDay = eventsByDay(upcoming)
  const days = [...new Set([...byDay.keys(), ...due.keys()])].sort()
  const atOnce = new Set(upcoming.slice(0, useDrawnAtOnce()))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-labelledby="agenda-title" className="mx-auto max-w-3xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="agenda-title" ref={heading} tabIndex={-1} className="text-20 outline-none">
          All Events
          {upcoming.length > 0 && (
            <span className="ml-2 text-14 font-normal text-ink-faint">{plural(upcoming.length, 'event')} to come</span>
          )}
        </h2>
        <ButtonLink variant="secondary" size="sm" to={paths.calendar.href()}>
          Back to month
        </ButtonLink>
      </div>
      {days.length === 0 && (
        <Notice title={isNarrowed ? 'Nothing of this kind to come' : 'No upcoming events'} Icon={CalendarDays}>
          Add an event, or schedule a visit from a home’s page.
        </Notice>
      )}
      <div className="flex flex-col gap-8">
        {days.map((day) => (
          <section key={day} aria-labelledby={`agenda-${day}`}>
            <h3 id={`agenda-${day}`} className="mb-3 border-b border-line pb-2 text-16">
              {dayText(day)}
            </h3>
            <DueEntries due={due.get(day) ?? []} />
            <EventList
              shown={byDay.get(day) ?? []}
              atOnce={atOnce}
              events={events}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </section>
        ))}
      </div>
      {due.size > 0 && <p className="mt-6 text-14 text-ink-faint">{checkWithConveyancer}</p>}
    </Panel>
  )
}

type DayEventsProps = Omit<CardListProps, 'events'> & {
  day: Day
  /** All events; undefined while loading. */
  events: readonly HouseholdEvent[] | undefined
  ofDay: readonly HouseholdEvent[]
  isNarrowed: boolean
  due: readonly DueDay[]
}

/** The events of the selected day and what is to do by then. Takes focus when opened from a link with a day. */
export function DayEvents({ day, events, ofDay, isNarrowed, due, onEdit, onDelete }: DayEventsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, search } = useLocation()
  useEffect(() => {
    if (search.includes('day=')) heading.current?.focus()
  }, [key, search])
  return (
    <Panel aria-labelledby="day-title">
      <h3 id="day-title" ref={heading} tabIndex={-1} className="mb-3 text-20 outline-none">
        {dayText(day)}
      </h3>
      <DueEntries due={due} />
      {events === undefined && <Skeleton className="h-24" />}
      {events !== undefined && ofDay.length === 0 && due.length === 0 && (
        <p className="text-14 text-ink-soft">
          {isNarrowed ? 'Nothing of this kind on this day.' : 'Nothing is planned for this day.'}
        </p>
      )}
      {events !== undefined && (
        <EventList shown={ofDay} atOnce={new Set(ofDay)} events={events} onEdit={onEdit} onDelete={onDelete} />
      )}
    </Panel>
  )
}

interface EventListProps extends CardListProps {
  shown: readonly HouseholdEvent[]
  /** Events rendered in full regardless of the viewport. */
  atOnce: ReadonlySet<HouseholdEvent>
}

const EventList = ({ shown, atOnce, ...card }: EventListProps) => {
  const costOf = useEventCosts()
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-col gap-6">
      {shown.map((event) => (
        <EventItem key={event.id} event={event} cost={costOf(event)} isAtOnce={atOnce.has(event)} {...card} />
      ))}
    </ul>
  )
}

const EventItem = ({ isAtOnce, ...card }: EventCardProps & { isAtOnce: boolean }) => {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  return (
    <li ref={place}>
      <EventCard isNear={isNear || isAtOnce} {...card} />
    </li>
  )
}

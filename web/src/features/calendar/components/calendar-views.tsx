import type { CalendarEvent } from '@verandah/contracts'
import type { Day } from '../month/days.ts'
import { eventsByDay } from '../month/events-by-day.ts'
import { MonthPanel } from '../month/month-panel.tsx'
import { Agenda } from './agenda.tsx'
import { DayEvents } from './day-events.tsx'
import type { EventCardProps } from './event-card.tsx'
import { UpcomingPanel } from './upcoming-panel.tsx'

type CalendarViewsProps = Pick<EventCardProps, 'onEdit' | 'onDelete'> & {
  isAgenda: boolean
  day: Day
  onChoose: (day: Day) => void
  onConnect: () => void
  /** Undefined while they load and when they could not be loaded; the panel of upcoming events says which. */
  events: readonly CalendarEvent[] | undefined
}

/** The month with its chosen day, or everything upcoming. */
export const CalendarViews = ({ isAgenda, day, events, ...on }: CalendarViewsProps) => {
  const { onChoose, onConnect, onEdit, onDelete } = on
  if (isAgenda && events !== undefined) return <Agenda events={events} onEdit={onEdit} onDelete={onDelete} />
  const byDay = eventsByDay(events ?? [])
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <MonthPanel day={day} onChoose={onChoose} events={byDay} />
      <div className="flex flex-col gap-5">
        <DayEvents day={day} events={events} ofDay={byDay.get(day) ?? []} onEdit={onEdit} onDelete={onDelete} />
        <UpcomingPanel onConnect={onConnect} />
      </div>
    </div>
  )
}

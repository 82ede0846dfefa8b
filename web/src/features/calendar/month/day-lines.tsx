import { Gavel, ListTodo } from 'lucide-react'
import type { DueDay } from '@/components/events/due-days.ts'
import { eventName } from '@/components/events/event-labels.tsx'
import { cn } from '@/components/ui/cn.ts'
import { timeText } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'

export const linesShown = 2
const dotsShown = 3

interface DayLinesProps {
  events: readonly HouseholdEvent[]
  due: readonly DueDay[]
}

export function startText({ startTime, timeZone }: HouseholdEvent): string {
  return timeText(startTime, timeZone)
}

/** Returns the address without the suburb, after the name of a housemate whose event it is. */
export function placeText(event: HouseholdEvent): string {
  const place = eventName(event).split(',')[0] ?? ''
  return event.member === undefined ? place : `${event.member.name}: ${place}`
}

export function isAuction({ eventType }: HouseholdEvent): boolean {
  return eventType === 'Auction'
}

export function isOverdue({ when }: DueDay): boolean {
  return when.tone === 'overdue'
}

/** On a phone, one dot per event, ochre for auctions, and one square for each thing to do, red when overdue. */
export function Dots({ events, due }: DayLinesProps) {
  return (
    <span aria-hidden className="flex h-1.5 gap-0.75 sm:hidden">
      {due.slice(0, dotsShown).map((entry) => (
        <span
          key={entry.key}
          className={cn('size-1.5 forced-colors:border', isOverdue(entry) ? 'bg-danger' : 'bg-ink-soft')}
        />
      ))}
      {events.slice(0, Math.max(0, dotsShown - due.length)).map((event) => (
        <span
          key={event.id}
          className={cn('size-1.5 rounded-full forced-colors:border', isAuction(event) ? 'bg-ochre' : 'bg-eucalypt')}
        />
      ))}
    </span>
  )
}

const lineStyle = 'grid rounded-sm px-1 py-0.5 text-left text-12 leading-4 font-medium tabular-nums'

/** What has the whole day first, then the events by time. */
export function Lines({ events, due }: DayLinesProps) {
  const hidden = due.length + events.length - linesShown
  return (
    <span aria-hidden className="hidden min-w-0 flex-col gap-0.5 sm:flex">
      {due.slice(0, linesShown).map((entry) => (
        <DueLine key={entry.key} due={entry} />
      ))}
      {events.slice(0, Math.max(0, linesShown - due.length)).map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
      {hidden > 0 && <span className="px-1.5 text-left text-12 text-ink-soft">+{hidden} more</span>}
    </span>
  )
}

const DueLine = ({ due }: { due: DueDay }) => (
  <span
    className={cn(
      lineStyle,
      'border border-dashed border-control bg-surface',
      isOverdue(due) ? 'text-danger' : 'text-ink',
    )}
  >
    <span className="flex gap-1">
      <ListTodo className="mt-0.5 size-3 shrink-0" />
      <span className="line-clamp-3 wrap-anywhere">{due.title}</span>
    </span>
  </span>
)

const EventLine = ({ event }: { event: HouseholdEvent }) => (
  <span
    className={cn(
      lineStyle,
      isAuction(event) ? 'bg-ochre-soft text-ochre' : 'bg-eucalypt-soft text-eucalypt-strong',
      event.isWithdrawn && 'line-through',
    )}
  >
    <span className="flex items-center gap-0.5">
      {isAuction(event) && <Gavel className="size-3 shrink-0" />}
      {startText(event)}
    </span>
    <span className="line-clamp-2 wrap-anywhere">{placeText(event)}</span>
  </span>
)

import { Gavel } from 'lucide-react'
import { eventName } from '@/components/events/event-labels.tsx'
import { cn } from '@/components/ui/cn.ts'
import { plural, timeText } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { type Day, dayText } from '@/lib/days.ts'

interface DayCellProps {
  day: Day
  events: readonly HouseholdEvent[]
  isChosen: boolean
  isToday: boolean
  /** True for days of the previous and the next month. */
  isOutside: boolean
  onChoose: (day: Day) => void
}

const linesShown = 2
const dotsShown = 3

export const DayCell = ({ day, events, isChosen, isToday, isOutside, onChoose }: DayCellProps) => (
  <td role="gridcell" aria-selected={isChosen} className="h-13 border-t border-line p-0.5 sm:h-29">
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-label={nameOf(day, events)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={cn(
        'flex h-full w-full flex-col items-center gap-1 rounded-md border p-1 transition-colors sm:items-stretch',
        isChosen ? 'border-eucalypt bg-eucalypt-soft' : 'border-transparent hover:bg-sunken',
      )}
    >
      <span
        className={cn(
          'grid size-7 place-items-center rounded-full text-14 tabular-nums',
          isToday && 'bg-eucalypt font-semibold text-on-eucalypt forced-colors:border',
          !isToday && (isOutside ? 'text-ink-faint' : 'font-semibold text-ink'),
        )}
      >
        {Number(day.slice(8))}
      </span>
      <Dots events={events} />
      <Lines events={events} />
    </button>
  </td>
)

/**
 * "Saturday 5 December 2026, 3 events: 9:00 am 4 Swan Street, auction 11:00 am 12 Lennox Street, +1 more": the
 * cell's accessible name.
 */
const nameOf = (day: Day, events: readonly HouseholdEvent[]): string => {
  if (events.length === 0) return dayText(day)
  const times = events
    .slice(0, linesShown)
    .map((event) => [
      isAuction(event) && 'auction',
      startText(event),
      placeText(event),
      event.isWithdrawn && 'withdrawn',
    ])
    .map((words) => words.filter(Boolean).join(' '))
  const more = events.length > linesShown ? [`+${events.length - linesShown} more`] : []
  return `${dayText(day)}, ${plural(events.length, 'event')}: ${[...times, ...more].join(', ')}`
}

const startText = ({ startTime, timeZone }: HouseholdEvent): string => timeText(startTime, timeZone)

/** Returns the address without the suburb, after the name of a housemate whose event it is. */
const placeText = (event: HouseholdEvent): string => {
  const place = eventName(event).split(',')[0] ?? ''
  return event.member === undefined ? place : `${event.member.name}: ${place}`
}

const isAuction = ({ eventType }: HouseholdEvent): boolean => eventType === 'Auction'

/** On a phone, one dot per event, ochre for auctions. */
const Dots = ({ events }: { events: readonly HouseholdEvent[] }) => (
  <span aria-hidden className="flex h-1.5 gap-0.75 sm:hidden">
    {events.slice(0, dotsShown).map((event) => (
      <span
        key={event.id}
        className={cn('size-1.5 rounded-full forced-colors:border', isAuction(event) ? 'bg-ochre' : 'bg-eucalypt')}
      />
    ))}
  </span>
)

const Lines = ({ events }: { events: readonly HouseholdEvent[] }) => (
  <span aria-hidden className="hidden min-w-0 flex-col gap-0.5 sm:flex">
    {events.slice(0, linesShown).map((event) => (
      <span
        key={event.id}
        className={cn(
          'grid rounded-sm px-1 py-0.5 text-left text-12 leading-4 font-medium tabular-nums',
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
    ))}
    {events.length > linesShown && (
      <span className="px-1.5 text-left text-12 text-ink-soft">+{events.length - linesShown} more</span>
    )}
  </span>
)

import type { DueDay } from '@/components/events/due-days.ts'
import { cn } from '@/components/ui/cn.ts'
import { plural } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { type Day, dayText } from '@/lib/days.ts'
import { Dots, isAuction, isOverdue, Lines, linesShown, placeText, startText } from './day-lines.tsx'

interface DayCellProps {
  day: Day
  events: readonly HouseholdEvent[]
  due: readonly DueDay[]
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  onChoose: (day: Day) => void
}

export function DayCell({ day, events, due, isChosen, isToday, isOutside, onChoose }: DayCellProps) {
  return (
    <td role="gridcell" aria-selected={isChosen} className="h-13 border-t border-line p-0.5 sm:h-29">
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-label={nameOf(day, events, due)}
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
        <Dots events={events} due={due} />
        <Lines events={events} due={due} />
      </button>
    </td>
  )
}

/**
 * "Saturday 5 December 2026, 3 events: 9:00 am 4 Swan Street, auction 11:00 am 12 Lennox Street, +1 more, to do:
 * Settlement, 4 Swan Street": the cell's accessible name.
 */
const nameOf = (day: Day, events: readonly HouseholdEvent[], due: readonly DueDay[]): string => {
  const times = events.map((event) =>
    [isAuction(event) && 'auction', startText(event), placeText(event), event.isWithdrawn && 'withdrawn']
      .filter(Boolean)
      .join(' '),
  )
  const tasks = due.map((entry) => `${isOverdue(entry) ? 'overdue ' : ''}${entry.title}, ${entry.street}`)
  return [
    dayText(day),
    ...(events.length === 0 ? [] : [`${plural(events.length, 'event')}: ${shortened(times)}`]),
    ...(due.length === 0 ? [] : [`to do: ${shortened(tasks)}`]),
  ].join(', ')
}

const shortened = (texts: readonly string[]): string =>
  [...texts.slice(0, linesShown), ...(texts.length > linesShown ? [`+${texts.length - linesShown} more`] : [])].join(
    ', ',
  )

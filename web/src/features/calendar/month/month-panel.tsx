import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { DueDay } from '@/components/events/due-days.ts'
import { useNow } from '@/components/events/use-now.ts'
import { Button, IconButton } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { DayCell } from './day-cell.tsx'
import { monthText } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { addMonths, type Day, isSameMonth, movedDay, todayAt, weekdays, weeksAround } from '@/lib/days.ts'

interface MonthPanelProps {
  /** The selected day; its month is shown. */
  day: Day
  onChoose: (day: Day) => void
  events: ReadonlyMap<Day, readonly HouseholdEvent[]>
  due: ReadonlyMap<Day, readonly DueDay[]>
}

export function MonthPanel({ day, onChoose, events, due }: MonthPanelProps) {
  const labelId = useId()
  return (
    <Panel aria-labelledby={labelId} className="px-2! pb-2! sm:px-4! sm:pb-4!">
      <div className="mb-3 flex flex-wrap items-center gap-x-1 pl-2">
        <h2 id={labelId} aria-live="polite" className="mr-auto text-20">
          {monthText(day)}
        </h2>
        <Button variant="quiet" size="sm" onClick={() => onChoose(todayAt(Date.now()))}>
          Today
        </Button>
        <IconButton Icon={ChevronLeft} label="Previous month" onClick={() => onChoose(addMonths(day, -1))} />
        <IconButton Icon={ChevronRight} label="Next month" onClick={() => onChoose(addMonths(day, 1))} />
      </div>
      <MonthGrid day={day} onChoose={onChoose} events={events} due={due} labelId={labelId} />
    </Panel>
  )
}

interface MonthGridProps extends MonthPanelProps {
  labelId: string
}

/** A month as a grid of days with a roving tabindex: arrow keys, Home, End and the page keys move the focus. */
const MonthGrid = ({ day, onChoose, events, due, labelId }: MonthGridProps) => {
  const grid = useRef<HTMLTableElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  }, [day])
  const choose = (next: Day) => {
    isMoved.current = next !== day
    onChoose(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : movedDay(day, event)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  const today = todayAt(useNow())
  return (
    <table ref={grid} role="grid" aria-labelledby={labelId} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-2 text-center text-12 font-semibold text-ink-faint sm:pl-3.5 sm:text-left"
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAround(day).map((week) => (
          <tr key={week[0]}>
            {week.map((cell) => (
              <DayCell
                key={cell}
                day={cell}
                events={events.get(cell) ?? []}
                due={due.get(cell) ?? []}
                isChosen={cell === day}
                isToday={cell === today}
                isOutside={!isSameMonth(cell, day)}
                onChoose={choose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { CalendarEvent } from '@verandah/contracts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useNow } from '@/components/events/use-now.ts'
import { DayCell } from './day-cell.tsx'
import { type Day, isSameMonth, todayAt, weekdays, weeksAround } from './days.ts'
import { movedDay } from './moved-day.ts'

interface MonthGridProps {
  /** The chosen day; its month is shown. */
  day: Day
  onChoose: (day: Day) => void
  events: ReadonlyMap<Day, readonly CalendarEvent[]>
  labelId: string
}

/** A month as a grid of days: one of them takes the focus, arrow keys, Home, End and the page keys move it. */
export const MonthGrid = ({ day, onChoose, events, labelId }: MonthGridProps) => {
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
            <th key={name} scope="col" abbr={name} className="pb-2 text-center text-12 font-semibold text-ink-faint">
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

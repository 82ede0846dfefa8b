import type { CalendarEvent } from '@verandah/contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { addMonths, type Day, monthText, todayAt } from './days.ts'
import { MonthGrid } from './month-grid.tsx'

interface MonthPanelProps {
  day: Day
  onChoose: (day: Day) => void
  events: ReadonlyMap<Day, readonly CalendarEvent[]>
}

export const MonthPanel = ({ day, onChoose, events }: MonthPanelProps) => {
  const labelId = useId()
  return (
    <Panel aria-labelledby={labelId} className="px-2! pb-2! sm:px-4! sm:pb-4!">
      <div className="mb-3 flex items-center gap-1 pl-2">
        <h2 id={labelId} aria-live="polite" className="mr-auto text-20">
          {monthText(day)}
        </h2>
        <Button variant="quiet" size="sm" onClick={() => onChoose(todayAt(Date.now()))}>
          Today
        </Button>
        <Button variant="quiet" size="icon" aria-label="Previous month" onClick={() => onChoose(addMonths(day, -1))}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label="Next month" onClick={() => onChoose(addMonths(day, 1))}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <MonthGrid day={day} onChoose={onChoose} events={events} labelId={labelId} />
    </Panel>
  )
}

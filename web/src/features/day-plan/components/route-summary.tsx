import type { DayRoute, TravelSource } from '@verandah/contracts'
import { zoneNote } from '@/components/events/zone-note.ts'
import { plural } from '@/lib/format.ts'
import type { Asked } from '../model/asked.ts'
import { sourceText, travelText } from '../words.ts'

interface RouteSummaryProps {
  route: DayRoute
  asked: Pick<Asked, 'mode' | 'timeZone'>
  travel: TravelSource
  isExact: boolean
}

/** How much is seen with how much travel, and what the planner is after. */
export function RouteSummary({ route, asked: { mode, timeZone }, travel, isExact }: RouteSummaryProps) {
  const zone = zoneNote(route.leavesAt, timeZone)
  return (
    <p className="mb-4 text-14 text-ink-soft">
      <span className="font-semibold text-ink">{plural(route.stops.length, 'stop')}</span>
      {route.travelMinutes > 0 && `, ${travelText(route.travelMinutes, mode)} in all${sourceText(travel)}`}.{' '}
      {isExact
        ? 'No other plan for this day scores higher in total, and none that scores as high involves less travel.'
        : 'With this many homes, this is a good plan, but there may be a better one.'}
      {zone !== null && ` Times are ${zone} unless stated otherwise.`}
    </p>
  )
}

import type { DayRoute, TravelMode } from '@verandah/contracts'
import { zoneNote } from '@/components/events/zone-note.ts'
import { plural } from '@/lib/format.ts'
import { travelText } from '../words.ts'

interface RouteSummaryProps {
  route: DayRoute
  mode: TravelMode
  isExact: boolean
  timeZone: string
}

/** How much is seen with how much travel, and what the planner is after. */
export const RouteSummary = ({ route, mode, isExact, timeZone }: RouteSummaryProps) => {
  const zone = zoneNote(route.leavesAt, timeZone)
  return (
    <p className="mb-4 text-14 text-ink-soft">
      <span className="font-semibold text-ink">{plural(route.stops.length, 'stop')}</span>
      {route.travelMinutes > 0 && `, ${travelText(route.travelMinutes, mode)} in all, estimated`}.{' '}
      {isExact
        ? 'No plan of this day sees more by your scores, and none that sees as much travels less.'
        : 'With this many homes, a good plan rather than the very best one.'}
      {zone !== null && ` All in ${zone}.`}
    </p>
  )
}

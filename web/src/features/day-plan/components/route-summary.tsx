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
export const RouteSummary = ({ route, asked: { mode, timeZone }, travel, isExact }: RouteSummaryProps) => {
  const zone = zoneNote(route.leavesAt, timeZone)
  return (
    <p className="mb-4 text-14 text-ink-soft">
      <span className="font-semibold text-ink">{plural(route.stops.length, 'stop')}</span>
      {route.travelMinutes > 0 && `, ${travelText(route.travelMinutes, mode)} in all${sourceText(travel)}`}.{' '}
      {isExact
        ? 'No plan of this day sees more by your scores, and none that sees as much travels less.'
        : 'With this many homes, a good plan rather than the very best one.'}
      {zone !== null && ` All in ${zone}.`}
    </p>
  )
}

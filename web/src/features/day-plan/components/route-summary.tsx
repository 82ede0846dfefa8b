import type { DayRoute, TravelMode } from '@verandah/contracts'
import { plural } from '@/lib/format.ts'
import { travelText } from '../words.ts'

interface RouteSummaryProps {
  route: DayRoute
  mode: TravelMode
  isExact: boolean
}

/** How much is seen with how much travel, and what the planner is after. */
export const RouteSummary = ({ route, mode, isExact }: RouteSummaryProps) => (
  <p className="mb-4 text-14 text-ink-soft">
    <span className="font-semibold text-ink">{plural(route.stops.length, 'stop')}</span>
    {route.travelMinutes > 0 && `, ${travelText(route.travelMinutes, mode)} in all, estimated`}.{' '}
    {isExact
      ? 'No other day sees homes worth more by your scores; of those, none travels less.'
      : 'With this many homes, a good day rather than the very best one.'}
  </p>
)

import type { DayPlan, OpeningChange, PlannedStop } from '@verandah/contracts'
import type { Solution } from './solve-day.ts'

/** What has changed since a plan was kept: an opening of it, or something that makes another plan better. */
export type PlanChange = { kind: 'opening'; stop: PlannedStop; change: OpeningChange } | { kind: 'better' }

interface Circumstances {
  /** Copies may be old, so they make no better plan. */
  isOffline: boolean
  /** Milliseconds. */
  now: number
}

/**
 * A day that has begun is not planned anew by itself: who is under way keeps to the plan. Estimated travel makes no
 * plan better whose travel was not.
 */
export function planChangesOf(kept: DayPlan, solution: Solution, { isOffline, now }: Circumstances): PlanChange[] {
  const openings = kept.routes.flatMap(({ stops }) =>
    stops.flatMap((stop): PlanChange[] =>
      stop.change === null ? [] : [{ kind: 'opening', stop, change: stop.change }],
    ),
  )
  if (openings.length > 0) return openings
  const hasBegun = kept.routes.some(({ leavesAt }) => Date.parse(leavesAt) <= now)
  const isGuess = solution.travelLook === 'estimated' && kept.travelLook !== 'estimated'
  const isSame = visitsOf(kept.routes) === visitsOf(solution.routes)
  return hasBegun || isOffline || isGuess || isSame ? [] : [{ kind: 'better' }]
}

const visitsOf = (routes: DayPlan['routes'] | Solution['routes']): string =>
  JSON.stringify(
    routes.map(({ stops }) =>
      stops.map(({ propertyId, eventType, opens, arrivesAt, leavesAt }) => [
        propertyId,
        eventType,
        opens,
        arrivesAt,
        leavesAt,
      ]),
    ),
  )

import type { DayPlan } from '@verandah/contracts'
import type { CalendarContext } from './context.ts'
import type { DayPlanDoc } from './day-plans.ts'
import { openingChangeOf } from './domain/opening-change.ts'

/** Maps plans to replies: each stop with what its advert has changed since. */
export async function showDayPlans(
  { clock, homes }: Pick<CalendarContext, 'clock' | 'homes'>,
  docs: readonly DayPlanDoc[],
): Promise<DayPlan[]> {
  const stops = docs.flatMap(({ plan }) => plan.routes.flatMap((route) => route.stops))
  const known = await homes.listOf(stops.map(({ propertyId }) => propertyId))
  const now = clock.now()
  return docs.map(({ date, plan, companion, revision, updatedAt }) => ({
    ...plan,
    date,
    companion,
    routes: plan.routes.map((route) => ({
      ...route,
      stops: route.stops.map((stop) => ({
        ...stop,
        change: openingChangeOf(stop, known.get(stop.propertyId) ?? null, now),
      })),
    })),
    revision,
    updatedAt: updatedAt.toISOString(),
  }))
}

import type { DayPlan } from '@verandah/contracts'
import { companionOf } from './companion-of.ts'
import type { CalendarContext } from './context.ts'
import type { DayPlanDoc } from './day-plans.ts'
import { openingChangeOf } from './domain/opening-change.ts'

/** Maps plans of one user to replies: each stop with what its advert has changed since. */
export async function showDayPlans(
  context: Pick<CalendarContext, 'clock' | 'homes' | 'events' | 'households'>,
  docs: readonly DayPlanDoc[],
): Promise<DayPlan[]> {
  const { clock, homes, events } = context
  const [first] = docs
  if (!first) return []
  const ids = docs.flatMap(({ plan }) => plan.routes.flatMap(({ stops }) => stops.map(({ propertyId }) => propertyId)))
  const [known, setByHand, companions] = await Promise.all([
    homes.listOf(ids),
    events.setByHand(first.userId, ids),
    Promise.all(docs.map((doc) => companionOf(context, doc))),
  ])
  const now = clock.now()
  return docs.map(({ date, plan, revision, updatedAt }, index) => ({
    ...plan,
    date,
    companion: companions[index] ?? null,
    routes: plan.routes.map((route) => ({
      ...route,
      stops: route.stops.map((stop) => ({
        ...stop,
        change: openingChangeOf(stop, { home: known.get(stop.propertyId) ?? null, setByHand, now }),
      })),
    })),
    revision,
    updatedAt: updatedAt.toISOString(),
  }))
}

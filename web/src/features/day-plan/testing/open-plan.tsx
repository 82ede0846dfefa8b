import {
  type BodyInput,
  type DayPlan,
  deleteDayPlan,
  listDayPlans,
  listSavedProperties,
  type PlannedStop,
  type SavedProperty,
  saveDayPlan,
} from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '@/testing/app.tsx'
import { answer, type Asked } from '@/testing/network.ts'
import { newAsked } from '../model/asked.ts'
import { candidatesOf } from '../model/candidates.ts'
import { solveDay } from '../model/solve-day.ts'
import { saturday, threeHomes } from './saturday.ts'

export type SavedPlan = Exclude<BodyInput<typeof saveDayPlan>, undefined>

/** Plans are kept as the server keeps them, with revisions. */
export function keepPlans(first: DayPlan | null = null): Asked[] {
  let kept = first
  answer(listDayPlans, () => ({ reply: kept === null ? [] : [kept] }))
  answer(deleteDayPlan, () => {
    kept = null
    return {}
  })
  return answer(saveDayPlan, ({ body }) => {
    kept = asKept(body as SavedPlan)
    return { reply: kept }
  })
}

const asKept = ({ routes, revision = null, ...plan }: SavedPlan): DayPlan =>
  ({
    ...plan,
    date: saturday,
    routes: routes.map((route) => ({ ...route, stops: route.stops.map((stop) => ({ ...stop, change: null })) })),
    revision: (revision ?? 0) + 1,
    updatedAt: '2026-12-01T02:00:00.000Z',
  }) as DayPlan

/** The plan that was kept for some homes; `changes` by the id of the home. */
export function aKeptPlan(
  saved: readonly SavedProperty[] = threeHomes(),
  changes: Readonly<Record<string, PlannedStop['change']>> = {},
): DayPlan {
  const asked = newAsked(undefined, 'Australia/Melbourne')
  const candidates = candidatesOf({ saved, theirs: [], events: [] }, saturday, 0)
  const { leftOut: _, isExact: __, ...outcome } = solveDay({ date: saturday, asked, candidates })
  const plan = asKept({ ...asked, ...outcome, revision: null })
  const routes = plan.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => ({ ...stop, change: changes[stop.propertyId] ?? null })),
  }))
  return { ...plan, routes }
}

export function openPlan(saved: SavedProperty[] = threeHomes(), address = `/plan/${saturday}`) {
  answer(listSavedProperties, { reply: saved })
  return renderRoute(address)
}

export async function dayRegion(name = 'Your day') {
  return within(await screen.findByRole('region', { name }))
}

/** The stops in order: "Open Home, 4 Swan Street". */
export async function stopsOf(name?: string) {
  return (await (await dayRegion(name)).findAllByRole('article')).map((article) => article.getAttribute('aria-label'))
}

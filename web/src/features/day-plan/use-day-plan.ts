import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { DayPlan, DayRoute, TravelSource } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { useSavedAt } from '@/lib/offline/saved-at.ts'
import { askWorker } from '@/lib/ask-worker.ts'
import type { Day } from '@/lib/days.ts'
import { dayPlansQuery } from '@/lib/endpoints/day-plans.ts'
import { type Asked, askedOf, newAsked } from './model/asked.ts'
import { type Candidate, zoneOfMost } from './model/candidates.ts'
import { planChangesOf, type PlanChange } from './model/plan-changes.ts'
import { type DayProblem, type Solution } from './model/solve-day.ts'
import { useRouterTimes } from './use-router-times.ts'
import { type Saving, useSavedPlan } from './use-saved-plan.ts'

export interface PlanState {
  asked: Asked
  kept: DayPlan | undefined
  /** The routes to show: as kept, or as the planner proposes. Undefined until it has answered. */
  routes: readonly DayRoute[] | undefined
  /** Where the travel times of `routes` come from. */
  travel: TravelSource
  leftOut: Solution['leftOut']
  isExact: boolean
  /** The planner is at work. */
  isPlanning: boolean
  planError: Error | null
  retry: () => void
  /** How adverts and homes have changed since the plan was kept; empty while the buyer changes it. */
  changes: readonly PlanChange[]
  change: (asked: Asked) => void
  /** Keeps what the planner proposes. */
  accept: () => void
  saving: Saving
}

const keptOrNew = (kept: DayPlan | undefined, plans: readonly DayPlan[], candidates: readonly Candidate[]): Asked =>
  kept ? askedOf(kept) : newAsked(plans.at(-1), zoneOfMost(candidates))

/** The plan of a day: kept on the server, planned in a worker, saved with every change that the buyer makes. */
export function useDayPlan(date: Day, candidates: readonly Candidate[]): PlanState {
  // Read here and not above: what is saved is in it before the draft is dropped.
  const { data: plans = [] } = useQuery({ ...dayPlansQuery, refetchOnMount: false })
  const kept = plans.find((plan) => plan.date === date)
  const [draft, setDraft] = useState<Asked | null>(null)
  const isOffline = useSavedAt() !== null
  const asked = draft ?? keptOrNew(kept, plans, candidates)
  const times = useRouterTimes(asked, candidates)
  const problem: DayProblem = { date, asked, candidates, times }
  const planner = useQuery({
    queryKey: ['solveDay', problem],
    queryFn: ({ signal }) => askWorker<Solution>(openWorker, problem, signal),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    enabled: times !== undefined,
  })
  const solution = planner.isPlaceholderData ? undefined : planner.data
  const saving = useSavedPlan(date, (saved) => setDraft((current) => (current === saved ? null : current)))
  useSaveOnceSolved(draft, solution, saving.save)
  const isAsKept = draft === null && kept !== undefined
  const isCompared = isAsKept && solution !== undefined
  return {
    asked,
    kept,
    ...planShown(isAsKept ? kept : undefined, planner.data),
    isPlanning: planner.isFetching || times === undefined,
    planError: planner.data === undefined ? planner.error : null,
    retry: () => void planner.refetch(),
    changes: isCompared ? planChangesOf(kept, solution, { isOffline, now: Date.now() }) : [],
    change: setDraft,
    accept: () => setDraft({ ...asked }),
    saving: savingWhile(planner, saving, draft),
  }
}

type Planner = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData'>

/** A change is sent once it is planned. */
const savingWhile = ({ isPending, isPlaceholderData }: Planner, saving: Saving, draft: Asked | null): Saving => ({
  ...saving,
  isSaving: saving.isSaving || (draft !== null && (isPending || isPlaceholderData)),
})

/** The plan as it is kept, or what the planner proposes. */
const planShown = (
  kept: DayPlan | undefined,
  proposed: Solution | undefined,
): Pick<PlanState, 'routes' | 'travel' | 'leftOut' | 'isExact'> => ({
  routes: kept?.routes ?? proposed?.routes.map(asShown),
  travel: kept ?? proposed ?? { travelLook: 'estimated', travelAsOf: null },
  leftOut: proposed?.leftOut ?? [],
  isExact: proposed?.isExact !== false,
})

const openWorker = () => new Worker(new URL('./day-plan-worker.ts', import.meta.url), { type: 'module' })

const asShown = (route: Solution['routes'][number]): DayRoute => ({
  ...route,
  stops: route.stops.map((stop) => ({ ...stop, change: null })),
})

/** Saves each draft once, with the routes that the planner gives for it. */
const useSaveOnceSolved = (draft: Asked | null, solution: Solution | undefined, save: Saving['save']): void => {
  const saved = useRef<Asked>(null)
  useEffect(() => {
    if (draft === null || solution === undefined || saved.current === draft) return
    saved.current = draft
    const { routes, travelLook, travelAsOf } = solution
    save(draft, { routes, travelLook, travelAsOf })
  }, [draft, solution, save])
}

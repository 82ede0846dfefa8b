import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DayPlan, deleteDayPlan, saveDayPlan, type TravelSource } from '@verandah/contracts'
import { useCallback } from 'react'
import { unlessGone } from '@/lib/api/api-error.ts'
import { currentIn } from '@/lib/edit-conflict.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import type { Day } from '@/lib/days.ts'
import { dayPlansQuery, keepDayPlan } from '@/lib/endpoints/day-plans.ts'
import type { Asked } from './model/asked.ts'
import type { Solution } from './model/solve-day.ts'

export type Outcome = Pick<Solution, 'routes' | keyof TravelSource>

export interface Saving {
  save: (asked: Asked, outcome: Outcome) => void
  /** Sends what was not saved once more. */
  again: () => void
  error: Error | null
  isSaving: boolean
  remove: () => void
  isRemoving: boolean
  removeError: Error | null
}

/** Saves and deletes the plan of a day, one request after the other. `onSaved` is told what was saved. */
export function useSavedPlan(date: Day, onSaved: (asked: Asked) => void): Saving {
  const client = useQueryClient()
  const scope = { id: `day-plan ${date}` }
  const saving = useMutation({
    scope,
    mutationFn: ({ asked, outcome }: { asked: Asked; outcome: Outcome }) => {
      const plans = client.getQueryData(dayPlansQuery.queryKey) ?? []
      const revision = plans.find((plan) => plan.date === date)?.revision ?? null
      return callRoute(saveDayPlan, { params: { date }, body: { ...asked, ...outcome, revision } })
    },
    onSuccess: async (plan, { asked }) => {
      await keepDayPlan(client, date, plan)
      onSaved(asked)
    },
    onError: async (error, { asked }) => {
      const current = currentIn(error) as DayPlan | null | undefined
      if (current === undefined) return
      await keepDayPlan(client, date, current)
      onSaved(asked)
    },
  })
  const removing = useMutation({
    scope,
    mutationFn: () => unlessGone(callRoute(deleteDayPlan, { params: { date } })),
    onSuccess: () => keepDayPlan(client, date, null),
  })
  const { mutate, variables } = saving
  return {
    save: useCallback((asked: Asked, outcome: Outcome) => mutate({ asked, outcome }), [mutate]),
    again: () => {
      if (variables !== undefined) mutate(variables)
    },
    error: saving.error,
    isSaving: saving.isPending,
    remove: () => removing.mutate(),
    isRemoving: removing.isPending,
    removeError: removing.error,
  }
}

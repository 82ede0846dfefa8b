import { useMutation } from '@tanstack/react-query'
import {
  compareSavedProperties,
  defaultWeights,
  type Factor,
  getSearchProperty,
  listSavedProperties,
  listResultCards,
  listResultColumns,
  resetSearchWeights,
  type SearchStatus,
  type Weights,
  weighSearch,
} from '@verandah/contracts'
import { useCallback, useMemo, useState } from 'react'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { loadedHomeKey } from '@/lib/endpoints/home.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

const defaults: Weights = {
  ...defaultWeights,
  additionalCriteria: {},
  idealCriteria: {},
  useFiltersForScoring: true,
}

/** Weights of a search: moving a slider previews on this page only; applying them rescores the search everywhere. */
export const useCustomWeights = (searchId: string, search: SearchStatus | null | undefined) => {
  const [moved, setMoved] = useState<MovedWeights>(none)
  const own = search?.scoringWeights ?? defaults
  const weights = useMemo(() => (isMoved(moved) ? mixWeights(own, moved) : null), [own, moved])
  const isCustom = search?.hasCustomWeights === true
  const weighing = useWeighSearch(searchId)
  const move = useCallback(
    (criterion: Criterion, weight: number) => setMoved((known) => withMove(known, criterion, weight)),
    [],
  )
  const forget = () => setMoved(none)
  const apply = () => weighing.mutate(weights ?? own, { onSuccess: forget })
  const reset = () => {
    if (isCustom) weighing.mutate(null, { onSuccess: forget })
    else {
      forget()
      sayReset(search?.scoringWeights ?? null)
    }
  }
  return { own, moved, weights, isCustom, isPending: weighing.isPending, move, restore: setMoved, apply, reset }
}

export type CustomWeights = ReturnType<typeof useCustomWeights>

/** Query keys of everything scored by a search's weights. */
const scoredBySearch = [
  ...[listResultCards, listResultColumns, getSearchProperty, listSavedProperties, compareSavedProperties].map((route) =>
    queryKeyOf(route),
  ),
  ...[searchesQuery.queryKey, loadedHomeKey],
]

/** Sets a search's weights, or resets them with null; refetches everything that shows its scores. */
const useWeighSearch = (searchId: string) =>
  useMutation({
    mutationFn: (body: Weights | null) => {
      const params = { id: searchId }
      return body === null ? callRoute(resetSearchWeights, { params }) : callRoute(weighSearch, { params, body })
    },
    onSuccess: async (_reply, body, _before, { client }) => {
      await readAnew(client, scoredBySearch)
      const search = client.getQueryData(searchesQuery.queryKey)?.find(({ id }) => id === searchId)
      if (body === null) sayReset(search?.scoringWeights ?? null)
      else toast(applied)
    },
    onError: toastFailure('Your weights were not saved'),
  })

const applied = {
  title: 'Custom weights applied',
  description: 'Property scores have been recalculated with your custom weights.',
}

const sayReset = (original: Weights | null): void =>
  toast({
    title: 'Weights reset',
    description: `Property scores have been reset to ${original === null ? 'default weights' : 'the original search weights'}.`,
  })

export interface Criterion {
  kind: 'factor' | 'custom'
  name: string
}

/** Only the moved sliders; the others keep the search's weights. */
export interface MovedWeights {
  factors: Readonly<Partial<Record<Factor, number>>>
  additionalCriteria: Readonly<Record<string, number>>
}

const none: MovedWeights = { factors: {}, additionalCriteria: {} }

const withMove = (known: MovedWeights, { kind, name }: Criterion, weight: number): MovedWeights => {
  const part = kind === 'factor' ? 'factors' : 'additionalCriteria'
  return { ...known, [part]: { ...known[part], [name]: weight } }
}

const mixWeights = (own: Weights, { factors, additionalCriteria }: MovedWeights): Weights => ({
  ...own,
  ...factors,
  additionalCriteria: { ...own.additionalCriteria, ...additionalCriteria },
})

export const isMoved = ({ factors, additionalCriteria }: MovedWeights): boolean =>
  Object.keys(factors).length + Object.keys(additionalCriteria).length > 0

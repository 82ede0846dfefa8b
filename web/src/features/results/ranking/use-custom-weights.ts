import { useMutation } from '@tanstack/react-query'
import {
  compareSavedProperties,
  defaultWeights,
  getSearchProperty,
  listSavedProperties,
  listResultCards,
  listResultColumns,
  resetSearchWeights,
  type SearchStatus,
  type Weights,
  weighSearch,
} from '@verandah/contracts'
import type { Criterion } from '@verandah/scoring-model'
import { useCallback, useMemo } from 'react'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { loadedHomeKey } from '@/lib/endpoints/home.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

const defaults: Weights = {
  ...defaultWeights,
  additionalCriteria: {},
  places: [],
  idealCriteria: {},
  useFiltersForScoring: true,
}

/** Weights of a search: moving a slider previews on this page only; applying them rescores the search everywhere. */
export function useCustomWeights(searchId: string, search: SearchStatus | null | undefined) {
  const { moved, setMoved, move } = useMovedWeights(searchId)
  const began = search?.scoringWeights
  const own = useMemo(() => ({ ...defaults, ...began }), [began])
  const weights = useMemo(() => (isMoved(moved) ? mixWeights(own, moved) : null), [own, moved])
  const isCustom = search?.hasCustomWeights === true
  // A running search has its weights once the first homes are scored.
  const isKnown = search?.status !== 'processing' || search.scoringWeights !== null
  const weighing = useWeighSearch(searchId)
  const forget = () => setMoved(none)
  const save = (body: Weights | null, onSaved?: () => void) => {
    const onSuccess = () => {
      setMoved((now) => movedSince(moved, now))
      onSaved?.()
    }
    weighing.mutate(body, { onSuccess })
  }
  const apply = (places = (weights ?? own).places, onSaved?: () => void) =>
    save({ ...(weights ?? own), places }, onSaved)
  const reset = () => {
    if (isCustom) save(null)
    else {
      forget()
      sayReset(search?.scoringWeights ?? null)
    }
  }
  return {
    own,
    moved,
    weights,
    isCustom,
    isKnown,
    isPending: weighing.isPending,
    move,
    restore: setMoved,
    apply,
    reset,
  }
}

/** Kept for the search that moved them last. */
const useMovedWeights = (searchId: string) => {
  const { edited, setEdited } = useUnsaved<MovedIn>('sliders', { searchId, moved: none })
  const moved = edited?.searchId === searchId ? edited.moved : none
  const setMoved = useCallback(
    (next: MovedWeights | ((known: MovedWeights) => MovedWeights)) => {
      setEdited((kept) => {
        const known = kept?.searchId === searchId ? kept.moved : none
        const wanted = typeof next === 'function' ? next(known) : next
        return isMoved(wanted) ? { searchId, moved: wanted } : null
      })
    },
    [searchId, setEdited],
  )
  const move = useCallback(
    (criterion: Criterion, weight: number) => setMoved((known) => withMove(known, criterion, weight)),
    [setMoved],
  )
  return { moved, setMoved, move }
}

export type CustomWeights = ReturnType<typeof useCustomWeights>

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

/** Only the moved sliders, by name; the others keep the search's weights. */
export type MovedWeights = Readonly<Record<Criterion['kind'], Readonly<Partial<Record<string, number>>>>>

interface MovedIn {
  searchId: string
  moved: MovedWeights
}

const none: MovedWeights = { factor: {}, custom: {}, place: {} }

const withMove = (known: MovedWeights, { kind, name }: Criterion, weight: number): MovedWeights => ({
  ...known,
  [kind]: { ...known[kind], [name]: weight },
})

/** The sliders that have moved on while these were sent. */
const movedSince = (sent: MovedWeights, now: MovedWeights): MovedWeights => {
  const since = (kind: Criterion['kind']) =>
    Object.fromEntries(Object.entries(now[kind]).filter(([name, weight]) => weight !== movedIn(sent[kind], name)))
  return { factor: since('factor'), custom: since('custom'), place: since('place') }
}

const mixWeights = (own: Weights, { factor, custom, place }: MovedWeights): Weights => ({
  ...own,
  ...factor,
  additionalCriteria: { ...own.additionalCriteria, ...(custom as Weights['additionalCriteria']) },
  ...(Object.keys(place).length > 0 && {
    places: own.places.map((known) => ({ ...known, weight: movedIn(place, known.name) ?? known.weight })),
  }),
})

/** How far a slider was moved; names are user text. */
export function movedIn(moved: MovedWeights[Criterion['kind']], name: string): number | undefined {
  return Object.hasOwn(moved, name) ? moved[name] : undefined
}

export function isMoved(moved: MovedWeights): boolean {
  return Object.values(moved).some((part) => Object.keys(part).length > 0)
}

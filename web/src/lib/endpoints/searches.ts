import { useMutation } from '@tanstack/react-query'
import {
  type BodyInput,
  continueSearch,
  getCriteria,
  type IdealCriteria,
  listProperties,
  listSearches,
  paths,
  requestSearch,
  type SearchFilters,
} from '@verandah/contracts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { errorText, hasStatus, isRefusal, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, routeQuery } from '@/lib/api/route-query.ts'
import { toast } from '@/lib/toast.ts'
import { usePlanNeeded } from '@/lib/use-plan-needed.ts'

/** The caller's searches with their progress, newest first as the server sorts them. */
export const searchesQuery = routeQuery(listSearches, {})

export const cardsPerPage = 24

export type SearchInput = BodyInput<typeof requestSearch>

/** Starts a search, then refetches what it changes; as a brief also the criteria. 403 without a plan. */
export function useRequestSearch() {
  return useMutation({
    mutationFn: (body: SearchInput) => callRoute(requestSearch, { body }),
    onSuccess: (_reply, { isBrief }, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
        client.invalidateQueries({ queryKey: queryKeyOf(listSearches) }),
        isBrief === true && client.invalidateQueries({ queryKey: queryKeyOf(getCriteria) }),
      ]),
    // One whose reply was lost may have begun: recent searches show it.
    onError: (error, _body, _before, { client }) =>
      isRefusal(error) ? undefined : client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
  })
}

/**
 * Shows why a search was not started: the server's message if it refused, `words` if it could not answer. A 403
 * (no plan) opens the pricing page.
 */
export const useSearchFailure = (options: NavigateOptions = {}) => {
  const askForPlan = usePlanNeeded()
  return (error: unknown, words = errorText(error)): void => {
    const description = isRefusal(error) ? refusalText(error) : words
    if (hasStatus(error, 403)) askForPlan(error, options)
    else toast({ title: 'Search failed', description, variant: 'destructive' })
  }
}

const refusalText = (error: unknown): string => {
  const sentences = problemOf(error)?.errors?.map(({ message }) => message) ?? []
  return sentences.length > 0 ? sentences.join(' ') : errorText(error)
}

/** Runs an earlier search again, changed or not, and opens its results. Passes a 400 to `onInvalid`, if given. */
export function useSearchAgain(options: NavigateOptions = {}) {
  const navigate = useNavigate()
  const explain = useSearchFailure()
  const { mutate, isPending } = useRequestSearch()
  const searchAgain = (
    wanted: (SearchFilters & Pick<SearchInput, 'isBrief'>) | SearchInput,
    onInvalid?: (error: Error) => void,
  ) =>
    mutate(wanted, {
      onSuccess: ({ searchId }) => void navigate(paths.searchResults.href(searchId), options),
      onError: (error) => (hasStatus(error, 400) && onInvalid !== undefined ? onInvalid(error) : explain(error)),
    })
  return { searchAgain, isPending }
}

/** Resumes a finished search to fetch the pages it missed; its homes stay visible while more arrive. */
export function useContinueSearch(searchId: string) {
  const explain = useSearchFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callRoute(continueSearch, { params: { id: searchId } }),
    onSuccess: (_reply, _wanted, _before, { client }) => client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
    onError: (error) => explain(error),
  })
  return { goOn: () => mutate(), isPending }
}

/** Navigation state from set-up to the results: search what was just saved, even if older searches exist. */
export const freshSearch = { startsFreshSearch: true } as const

export function asksForFreshSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'startsFreshSearch' in state
}

/** Navigation state from criteria to weights: the saved criteria before this change. */
export function replacing(criteria: SearchInput | undefined) {
  return { replacedCriteria: criteria ?? {} }
}

export function replacedCriteria(state: unknown): Partial<IdealCriteria> | null {
  return typeof state === 'object' && state !== null && 'replacedCriteria' in state
    ? (state.replacedCriteria as Partial<IdealCriteria>)
    : null
}

/** The caller's saved criteria; an empty object when there are none. */
export const criteriaQuery = routeQuery(getCriteria, {})

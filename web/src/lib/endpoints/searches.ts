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

/** The caller's searches with their progress, as they come: newest first. */
export const searchesQuery = routeQuery(listSearches, {})

/** How many homes of a search are read at a time. */
export const cardsPerPage = 24

export type SearchInput = BodyInput<typeof requestSearch>

/** Starts a search; properties and search status are read again once it is accepted. 403 without an allowance. */
export const useRequestSearch = () =>
  useMutation({
    mutationFn: (body: SearchInput) => callRoute(requestSearch, { body }),
    onSuccess: (_reply, _wanted, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
        client.invalidateQueries({ queryKey: queryKeyOf(listSearches) }),
      ]),
  })

/**
 * Says why a search was not started: in the server's words where it refused one, in `words` where it could not answer. A refusal for want of
 * a plan (403) leads to the plans.
 */
export const useSearchFailure = (options: NavigateOptions = {}) => {
  const navigate = useNavigate()
  return (error: unknown, words = errorText(error)): void => {
    if (!hasStatus(error, 403)) {
      const description = isRefusal(error) ? refusalText(error) : words
      toast({ title: 'Search failed', description, variant: 'destructive' })
      return
    }
    toast({ title: 'Subscription Required', description: errorText(error), variant: 'destructive' })
    void navigate(paths.pricing, options)
  }
}

/** The sentences of a refusal, without the names that its fields have on the server. */
const refusalText = (error: unknown): string => {
  const sentences = problemOf(error)?.errors?.map(({ message }) => message) ?? []
  return sentences.length > 0 ? sentences.join(' ') : errorText(error)
}

/** Runs a search of before once more, or one that was changed, and opens its results. What is wrong with it goes to `onInvalid`, where there is one. */
export const useSearchAgain = (options: NavigateOptions = {}) => {
  const navigate = useNavigate()
  const explain = useSearchFailure()
  const { mutate, isPending } = useRequestSearch()
  const searchAgain = (wanted: SearchFilters | SearchInput, onInvalid?: (error: Error) => void) =>
    mutate(wanted, {
      onSuccess: ({ searchId }) => void navigate(paths.searchResults.href(searchId), options),
      onError: (error) => (hasStatus(error, 400) && onInvalid !== undefined ? onInvalid(error) : explain(error)),
    })
  return { searchAgain, isPending }
}

/** Has a search that is over ask for the pages that it did not get; its homes stay while more come. */
export const useContinueSearch = (searchId: string) => {
  const explain = useSearchFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callRoute(continueSearch, { params: { id: searchId } }),
    onSuccess: (_reply, _wanted, _before, { client }) => client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
    onError: (error) => explain(error),
  })
  return { goOn: () => mutate(), isPending }
}

/** Travels with the step from set-up to the results: what was just saved is searched, even where older searches exist. */
export const freshSearch = { startsFreshSearch: true } as const

export const asksForFreshSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsFreshSearch' in state

/** Travels with the step from the criteria to the weights: what the saved criteria were until then. */
export const replacing = (criteria: SearchInput | undefined) => ({ replacedCriteria: criteria ?? {} })

export const replacedCriteria = (state: unknown): Partial<IdealCriteria> | null =>
  typeof state === 'object' && state !== null && 'replacedCriteria' in state
    ? (state.replacedCriteria as Partial<IdealCriteria>)
    : null

/** The caller's saved criteria; an empty object when there are none. */
export const criteriaQuery = routeQuery(getCriteria, {})

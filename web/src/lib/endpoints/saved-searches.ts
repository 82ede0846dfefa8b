import { useMutation } from '@tanstack/react-query'
import { type BodyInput, listSavedSearches, paths, saveSearch } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

export const savedSearchesQuery = routeQuery(listSavedSearches, {})

/**
 * Saves a search, or restores a deleted one; saving it again returns the one that is there. A 403 (no plan) opens the
 * pricing page; a 409 means that the limit is reached.
 */
export function useSaveSearch() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveSearch>) => callRoute(saveSearch, { body }),
    onSuccess: (saved, _body, _before, { client }) =>
      changeAnswer(client, savedSearchesQuery.queryKey, (known) => [
        saved,
        ...known.filter(({ id }) => id !== saved.id),
      ]),
    onError: (error) => {
      toastFailure('The search was not saved')(error)
      if (hasStatus(error, 403)) void navigate(paths.pricing)
    },
  })
}

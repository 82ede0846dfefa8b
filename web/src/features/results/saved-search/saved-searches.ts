import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, listSavedSearches, type SavedSearch, saveSearch } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** The caller's saved searches, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: queryKeyOf(listSavedSearches),
  queryFn: ({ signal }) => callRoute(listSavedSearches, { signal }),
})

/** Keeps a search that ran. 403 without an allowance, 409 when there are as many as can be kept. */
export const useSaveSearch = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveSearch>) => callRoute(saveSearch, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData<SavedSearch[]>(savedSearchesQuery.queryKey, (known) => known && [saved, ...known])
    },
  })
}

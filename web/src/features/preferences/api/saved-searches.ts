import { queryOptions } from '@tanstack/react-query'
import { listSavedSearches } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: queryKeyOf(listSavedSearches),
  queryFn: ({ signal }) => callRoute(listSavedSearches, { signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { listSearches } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** The caller's searches with their progress, as they come: newest first. */
export const searchesQuery = queryOptions({
  queryKey: queryKeyOf(listSearches),
  queryFn: ({ signal }) => callRoute(listSearches, { signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { listSavedProperties } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'

/** The caller's shortlist. 403 without an active plan. */
export const savedHomesQuery = queryOptions({
  queryKey: queryKeyOf(listSavedProperties),
  queryFn: ({ signal }) => callRoute(listSavedProperties, { query: { userId: ownUserId }, signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { getWeights } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** In a path, `1` is the caller. */
export const ownUserId = '1'

/** The caller's weights; 404 until some were saved. */
export const weightsQuery = queryOptions({
  queryKey: queryKeyOf(getWeights),
  queryFn: ({ signal }) => callRoute(getWeights, { params: { userId: ownUserId }, signal }),
})

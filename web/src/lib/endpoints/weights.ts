import { getWeights } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** In a path, `1` is the caller. */
export const ownUserId = '1'

/** The caller's weights; 404 until some were saved. */
export const weightsQuery = routeQuery(getWeights, { params: { userId: ownUserId } })

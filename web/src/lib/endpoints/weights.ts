import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  createWeights,
  getProperty,
  getWeights,
  listProperties,
  updateWeights,
  type WeightsInput,
  type WeightsRecord,
} from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew, routeQuery } from '@/lib/api/route-query.ts'
import { loadedHomeKey } from './home.ts'

/** Alias for the caller in a path. */
export const ownUserId = '1'

/** The caller's weights; 404 until some are saved. */
export const weightsQuery = routeQuery(getWeights, { params: { userId: ownUserId } })

export const ownWeightsQuery = queryOptions({
  queryKey: [...weightsQuery.queryKey, 'or-none'],
  queryFn: async ({ client }): Promise<WeightsRecord | null> => {
    try {
      return await client.query({ ...weightsQuery, staleTime: 0 })
    } catch (error) {
      if (hasStatus(error, 404)) return null
      throw error
    }
  },
})

/** Updates the record if it has an id, else creates the first one. Homes outside a search are ranked again. */
export function useSaveWeights() {
  return useMutation({
    mutationFn: (body: WeightsInput) =>
      body.id === undefined
        ? callRoute(createWeights, { body })
        : callRoute(updateWeights, { params: { userId: ownUserId }, body }),
    onSuccess: async (saved, _wanted, _before, { client }) => {
      client.setQueryData(weightsQuery.queryKey, saved)
      await readAnew(client, [queryKeyOf(getProperty), queryKeyOf(listProperties), loadedHomeKey])
    },
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { WeightsRecord } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/error-text.ts'
import { weightsQuery } from '@/lib/endpoints/weights.ts'

/** The weights of the caller, or null while none were saved. */
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

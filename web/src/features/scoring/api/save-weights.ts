import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createWeights, getProperty, listProperties, updateWeights, type WeightsInput } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { readAnew } from '@/lib/api/read-anew.ts'
import { loadedHomeKey } from '@/lib/endpoints/home.ts'
import { ownUserId, weightsQuery } from '@/lib/endpoints/weights.ts'

/** Replaces the record that has an id; creates the first one. Homes outside of a search are ranked anew. */
export const useSaveWeights = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: WeightsInput) =>
      body.id === undefined
        ? callRoute(createWeights, { body })
        : callRoute(updateWeights, { params: { userId: ownUserId }, body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(weightsQuery.queryKey, saved)
      await readAnew(queryClient, [queryKeyOf(getProperty), queryKeyOf(listProperties), loadedHomeKey])
    },
  })
}

import { queryOptions } from '@tanstack/react-query'
import { getDeletionReceipt } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

const pollMs = 1500

/** What a deletion did in each service, read anew until all have answered. */
export const deletionReceiptQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeyOf(getDeletionReceipt, token),
    queryFn: ({ signal }) => callRoute(getDeletionReceipt, { params: { token }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  })

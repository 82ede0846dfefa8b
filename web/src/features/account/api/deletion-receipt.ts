import { getDeletionReceipt } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

const pollMs = 1500

/** What a deletion did in each service, read anew until all have answered. */
export const deletionReceiptQuery = (token: string) =>
  routeQuery(
    getDeletionReceipt,
    { params: { token } },
    { refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false) },
  )

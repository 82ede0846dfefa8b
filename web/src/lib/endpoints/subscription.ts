import { queryOptions } from '@tanstack/react-query'
import { getSubscription } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** The caller's subscription; a free trial is one too. */
export const subscriptionQuery = queryOptions({
  queryKey: queryKeyOf(getSubscription),
  queryFn: ({ signal }) => callRoute(getSubscription, { signal }),
})

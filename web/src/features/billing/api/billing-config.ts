import { queryOptions } from '@tanstack/react-query'
import { getBillingConfig } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** How cards are taken: by Stripe with a publishable key, by the local form without one. */
export const billingConfigQuery = queryOptions({
  queryKey: queryKeyOf(getBillingConfig),
  queryFn: ({ signal }) => callRoute(getBillingConfig, { signal }),
})

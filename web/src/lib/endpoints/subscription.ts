import { getSubscription } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** The caller's subscription; a free trial is one too. */
export const subscriptionQuery = routeQuery(getSubscription, {})

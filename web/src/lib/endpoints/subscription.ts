import { getSubscription } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** The caller's subscription, which may be a free trial. */
export const subscriptionQuery = routeQuery(getSubscription, {})

import { getSubscription } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

export const subscriptionQuery = routeQuery(getSubscription, {})

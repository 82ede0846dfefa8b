import { queryOptions } from '@tanstack/react-query'
import { listSecurityEvents } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** What happened to the account, newest first. */
export const securityEventsQuery = queryOptions({
  queryKey: queryKeyOf(listSecurityEvents),
  queryFn: ({ signal }) => callRoute(listSecurityEvents, { signal }),
})

import { queryOptions } from '@tanstack/react-query'
import { listSecurityEvents, listSessions } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Where the caller is signed in, last seen first. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeyOf(listSessions),
  queryFn: ({ signal }) => callRoute(listSessions, { signal }),
})

/** What happened to the account, newest first. */
export const securityEventsQuery = queryOptions({
  queryKey: queryKeyOf(listSecurityEvents),
  queryFn: ({ signal }) => callRoute(listSecurityEvents, { signal }),
})

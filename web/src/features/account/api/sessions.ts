import type { QueryClient } from '@tanstack/react-query'
import { listSecurityEvents, listSessions } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** The caller's sessions, last seen first. */
export const sessionsQuery = routeQuery(listSessions, {})

export const securityEventsQuery = routeQuery(listSecurityEvents, {})

/** Refetches the security events, which include both changes and refused ones. */
export function readSecurityEvents(queryClient: QueryClient) {
  return void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
}

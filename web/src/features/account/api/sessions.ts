import type { QueryClient } from '@tanstack/react-query'
import { listSecurityEvents, listSessions } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** Where the caller is signed in, last seen first. */
export const sessionsQuery = routeQuery(listSessions, {})

/** What happened to the account, newest first. */
export const securityEventsQuery = routeQuery(listSecurityEvents, {})

/** A change of the account, and a refused one, are listed there. */
export const readSecurityEvents = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey })

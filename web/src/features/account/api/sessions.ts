import { listSecurityEvents, listSessions } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** Where the caller is signed in, last seen first. */
export const sessionsQuery = routeQuery(listSessions, {})

/** What happened to the account, newest first. */
export const securityEventsQuery = routeQuery(listSecurityEvents, {})

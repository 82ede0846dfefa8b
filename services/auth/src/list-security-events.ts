import type { listSecurityEvents as listSecurityEventsRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { toSecurityEvent } from './security-events.ts'

/** What happened to the account of the caller, newest first. */
export const listSecurityEvents =
  ({ securityEvents }: Pick<AuthContext, 'securityEvents'>): Handler<typeof listSecurityEventsRoute> =>
  async ({ caller, query: { limit } }) =>
    (await securityEvents.listOf(caller.sub, limit)).map(toSecurityEvent)

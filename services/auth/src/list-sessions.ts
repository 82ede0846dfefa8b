import type { listSessions as listSessionsRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'

/** Where the caller is signed in. */
export const listSessions =
  ({ sessions, clock }: Pick<AuthContext, 'sessions' | 'clock'>): Handler<typeof listSessionsRoute> =>
  async ({ caller }) =>
    (await sessions.listOf(caller.sub, clock.now())).map(({ _id, createdAt, rotatedAt, device = null }) => ({
      id: _id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: rotatedAt.toISOString(),
      device,
      isCurrent: _id === caller.sid,
    }))

import type { EventOf, UserDeletionRequested } from '@verandah/contracts'
import { completeDeletion } from './complete-deletion.ts'
import type { AuthContext } from './context.ts'

/** What auth itself forgets of a user, with its own line in the receipt. Their document has been a tombstone since they asked. */
export const deleteOwnData =
  (context: AuthContext) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const { deletions, revocations, sessions, securityEvents, exports, inviteCodes, clock } = context
    await revocations.revokeSessionsOf({ userId })
    const counts = {
      users: 1,
      sessions: await sessions.forget(userId, clock.now()),
      security_events: await securityEvents.forget(userId),
      exports: await exports.forget(userId),
      invite_codes: await inviteCodes.forget(userId),
    }
    await deletions.recordAnswer(userId, deletionId, { service: 'auth', at: clock.now(), counts, kept: [] })
    await completeDeletion(context, userId)
  }

import type { EventOf, PasswordChanged } from '@verandah/contracts'
import type { AuthContext } from './context.ts'

/** Ends what a crash after a change of password left open. Sessions opened with the new password stay, however late this comes. */
export const endOlderSessions =
  ({ revocations }: Pick<AuthContext, 'revocations'>) =>
  async ({ data: { userId, keptSid, changedAt } }: EventOf<typeof PasswordChanged>): Promise<void> => {
    await revocations.revokeSessionsOf({ userId, keptSid, openedUntil: new Date(changedAt) })
  }

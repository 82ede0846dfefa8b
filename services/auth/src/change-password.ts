import { PasswordChanged, type EventOf } from '@verandah/contracts'
import { newEvent, type Handler } from '@verandah/kit'
import { changeUser } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { requireStrong } from './passwords.ts'
import { createProof } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'

/** Changes the password and ends all sessions but the caller's: at once here, and by the event if this process dies. */
export const changePassword =
  (context: AuthContext): Handler<'changePassword'> =>
  async (call) => {
    const { links, passwords, revocations, securityEvents, clock } = context
    const { sub: userId, sid: keptSid } = call.caller
    const change = { userId, keptSid, changedAt: clock.now().toISOString() }
    const { currentPassword, newPassword, code } = call.body
    const prove = createProof(context, { password: currentPassword, field: 'currentPassword', code, call })
    await changeUser(context, userId, async (user) => {
      requireStrong('newPassword', newPassword, user)
      await prove(user)
      const passwordHash = await passwords.hash(newPassword)
      return { fields: { passwordHash }, eventsOf: () => [newEvent(PasswordChanged, change, { clock })] }
    })
    await securityEvents.record(userId, 'password-changed', originOf(call))
    await links.endAllOf(userId, clock.now())
    await revocations.revokeSessionsOf({ userId, keptSid })
  }

/** Ends sessions left open by a crash after a password change. Sessions opened with the new password stay. */
export const endOlderSessions =
  ({ revocations }: AuthContext) =>
  async ({ data: { userId, keptSid, changedAt } }: EventOf<typeof PasswordChanged>): Promise<void> => {
    await revocations.revokeSessionsOf({ userId, keptSid, openedUntil: new Date(changedAt) })
  }

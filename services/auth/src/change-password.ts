import { PasswordChanged, type changePassword as changePasswordRoute } from '@verandah/contracts'
import { newEvent, type Handler } from '@verandah/kit'
import { changeUser } from './change-user.ts'
import type { AuthContext } from './context.ts'

type Deps = Pick<AuthContext, 'users' | 'passwords' | 'reauthenticate' | 'revocations' | 'clock'>

/** Changes the password and ends all sessions but the caller's: at once here, and by the event if this process dies. */
export const changePassword =
  ({ users, passwords, reauthenticate, revocations, clock }: Deps): Handler<typeof changePasswordRoute> =>
  async ({ caller, body }) => {
    const change = { userId: caller.sub, keptSid: caller.sid, changedAt: clock.now().toISOString() }
    await changeUser({ users }, caller.sub, async (user) => {
      await reauthenticate(user, { typed: body.currentPassword, field: 'currentPassword', caller })
      const passwordHash = await passwords.hash(body.newPassword)
      return { fields: { passwordHash }, eventsOf: () => [newEvent(PasswordChanged, change, { clock })] }
    })
    await revocations.revokeOthers({ userId: caller.sub, keptSid: caller.sid })
  }

import { PasswordChanged, type changePassword as changePasswordRoute } from '@verandah/contracts'
import { newEvent, type Handler } from '@verandah/kit'
import { changeUser } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { originOf } from './request-origin.ts'

type Deps = Pick<AuthContext, 'users' | 'passwords' | 'reauthenticate' | 'revocations' | 'securityEvents' | 'clock'>

/** Changes the password and ends all sessions but the caller's: at once here, and by the event if this process dies. */
export const changePassword =
  (deps: Deps): Handler<typeof changePasswordRoute> =>
  async (call) => {
    const { users, passwords, reauthenticate, revocations, securityEvents, clock } = deps
    const { caller, body } = call
    const origin = originOf(call)
    const change = { userId: caller.sub, keptSid: caller.sid, changedAt: clock.now().toISOString() }
    await changeUser({ users }, caller.sub, async (user) => {
      await reauthenticate(user, { typed: body.currentPassword, field: 'currentPassword', caller, origin })
      const passwordHash = await passwords.hash(body.newPassword)
      return { fields: { passwordHash }, eventsOf: () => [newEvent(PasswordChanged, change, { clock })] }
    })
    await securityEvents.record(caller.sub, 'password-changed', origin)
    await revocations.revokeSessionsOf({ userId: caller.sub, keptSid: caller.sid })
  }

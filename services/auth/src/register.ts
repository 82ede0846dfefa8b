import type { Registration } from '@verandah/contracts'
import type { Clock, Handler } from '@verandah/kit'
import { userRegistered } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { openSession } from './open-session.ts'
import { requireStrong } from './passwords.ts'
import { redeemInvite } from './redeem-invite.ts'
import { originOf } from './request-origin.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { normaliseName, unconfirmed, type UserDoc } from './user-document.ts'

/** Opens an account and a session. A refused registration stores nothing. */
export const register =
  (context: AuthContext): Handler<'register'> =>
  async (call) => {
    const { asksToConfirm, users, passwords, throttle, clock, newId } = context
    const { body, caller, remoteAddress } = call
    await throttle.limitRegistrations(remoteAddress)
    requireStrong('password', body.password, body)
    await users.requireFree(body)
    const userId = newId()
    const passwordHash = await passwords.hash(body.password)
    const user = await redeemInvite(context, { code: body.inviteCode, userId }, async (hasSearchGrant) => {
      const opened = newUser(body, { userId, passwordHash, hasSearchGrant, asksToConfirm, clock })
      await users.insert(opened, userRegistered(opened, clock))
      return opened
    })
    if (asksToConfirm) await sendConfirmation(context, user)
    return openSession(context, { user, origin: originOf(call), caller, kind: 'registered' })
  }

interface NewUser {
  userId: string
  passwordHash: string
  hasSearchGrant: boolean
  asksToConfirm: boolean
  clock: Clock
}

const newUser = (
  { username, email, name, plan }: Registration,
  { userId, passwordHash, hasSearchGrant, asksToConfirm, clock }: NewUser,
): UserDoc => ({
  _id: userId,
  revision: 1,
  username,
  usernameFolded: normaliseName(username),
  email,
  emailFolded: asksToConfirm ? unconfirmed(userId) : normaliseName(email),
  name,
  plan,
  isAdmin: false,
  createdAt: clock.now(),
  subscriptionStatus: 'inactive',
  hasSearchGrant,
  passwordHash,
})

import { type CurrentUser, EmailChanged, type EventOf, isActive, type SubscriptionChanged } from '@verandah/contracts'
import { type Handler, newEvent, unauthenticated } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { createProof } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'
import { requireConfirmation } from './send-confirmation.ts'
import { hasConfirmedEmail, normaliseName, toCurrentUser, type UserDoc } from './user-document.ts'

/** The user as stored now, which may be newer than what the access token says. */
export const getCurrentUser =
  (context: AuthContext): Handler<'getCurrentUser'> =>
  async ({ caller }) => {
    const user = await context.users.findById(caller.sub)
    if (!user) throw unauthenticated()
    return showUser(context, user)
  }

/** The user as the browser sees them, with whose plan covers them. */
export async function showUser(context: AuthContext, user: UserDoc): Promise<CurrentUser> {
  return {
    ...toCurrentUser(user),
    emailStatus: await emailStatusOf(context, user),
    coveredBy: await coveredBy(context, user),
  }
}

/** A user whose claimed address was proved by another account is asked for a new one. */
const emailStatusOf = async (
  { users, asksToConfirm }: AuthContext,
  user: UserDoc,
): Promise<CurrentUser['emailStatus']> => {
  if (!asksToConfirm || hasConfirmedEmail(user)) return 'confirmed'
  return (await users.hasOwner(user.email)) ? 'lost' : 'unconfirmed'
}

/** Changes the name. Idempotent. */
export const updateProfile =
  (context: AuthContext): Handler<'updateProfile'> =>
  async ({ caller, body: { name } }) => {
    const { user } = await changeUser(context, caller.sub, (stored) =>
      stored.name === name ? null : { fields: { name }, eventsOf: (changed) => [userChanged(changed, context.clock)] },
    )
    return showUser(context, user)
  }

/**
 * Changes the email address: at once without SMTP, else after a mailed link is opened. The password is checked first,
 * so that only the owner learns whether an address is taken.
 */
export const changeEmail =
  (context: AuthContext): Handler<'changeEmail'> =>
  async (call) => {
    const { email, password, code } = call.body
    const { clock, securityEvents, asksToConfirm, users } = context
    const prove = createProof(context, { password, field: 'password', code, call })
    const { user, hasChanged } = await changeUser(context, call.caller.sub, async (stored) => {
      await prove(stored)
      if (stored.email === email && (!asksToConfirm || hasConfirmedEmail(stored))) return null
      if (asksToConfirm) {
        if (stored.emailFolded !== normaliseName(email)) await users.requireFreeEmail(email)
        await requireConfirmation(context, { _id: stored._id, email })
        return null
      }
      const change = { userId: stored._id, before: stored.email, after: email }
      return {
        fields: { email, emailFolded: normaliseName(email) },
        eventsOf: (changed) => [userChanged(changed, clock), newEvent(EmailChanged, change, { clock })],
      }
    })
    if (hasChanged) await securityEvents.record(user._id, 'email-changed', originOf(call))
    return showUser(context, user)
  }

/** Stores a user's subscription for the next access token. */
export const recordSubscription =
  ({ users }: AuthContext) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> =>
    users.recordSubscription(data.userId, data)

/** The name of the member whose plan covers a user without an active plan; null if there is none. */
const coveredBy = async (
  { users, households, clock }: Pick<AuthContext, 'users' | 'households' | 'clock'>,
  user: UserDoc,
): Promise<string | null> => {
  const hasPlan = (one: UserDoc) => isActive({ ...toCurrentUser(one), isAdmin: false }, clock.now())
  if (user.isAdmin || hasPlan(user)) return null
  const household = await households.ofMember(user._id)
  for (const { userId, name } of household?.members ?? []) {
    const other = userId === user._id ? null : await users.findById(userId)
    if (other && hasPlan(other)) return name
  }
  return null
}

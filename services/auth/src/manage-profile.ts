import {
  EmailChanged,
  type CurrentUser,
  type changeEmail as changeEmailRoute,
  type EventOf,
  type getCurrentUser as getCurrentUserRoute,
  type SubscriptionChanged,
  type updateProfile as updateProfileRoute,
} from '@verandah/contracts'
import { newEvent, unauthenticated, type Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { createProof } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'
import { hasConfirmedEmail, normaliseName, toCurrentUser, type UserDoc } from './user-document.ts'

/** The user as stored now, which may be newer than what the access token says. */
export const getCurrentUser =
  (context: AuthContext): Handler<typeof getCurrentUserRoute> =>
  async ({ caller }) => {
    const user = await context.users.findById(caller.sub)
    if (!user) throw unauthenticated()
    return withEmailStatus(context, user)
  }

/** Somebody who named an address that another has proved since is asked for another one. */
export const withEmailStatus = async (
  { users, asksToConfirm }: Pick<AuthContext, 'users' | 'asksToConfirm'>,
  user: UserDoc,
): Promise<CurrentUser> => {
  if (!asksToConfirm) return { ...toCurrentUser(user), emailStatus: 'confirmed' }
  const isLost = !hasConfirmedEmail(user) && (await users.hasOwner(user.email))
  return isLost ? { ...toCurrentUser(user), emailStatus: 'lost' } : toCurrentUser(user)
}

/** Changes the name. The same name again changes nothing and says nothing. */
export const updateProfile =
  (context: AuthContext): Handler<typeof updateProfileRoute> =>
  async ({ caller, body: { name } }) => {
    const { user } = await changeUser(context, caller.sub, (stored) =>
      stored.name === name ? null : { fields: { name }, eventsOf: (changed) => [userChanged(changed, context.clock)] },
    )
    return withEmailStatus(context, user)
  }

/** Changes the email address: at once where no mail is sent, else once a link that goes there was opened. The password comes first, so that only its owner learns whether an address is taken. */
export const changeEmail =
  (context: AuthContext): Handler<typeof changeEmailRoute> =>
  async (call) => {
    const { email, password, code } = call.body
    const { clock, links, securityEvents, asksToConfirm, users } = context
    const prove = createProof(context, { password, field: 'password', code, call })
    const { user, hasChanged } = await changeUser(context, call.caller.sub, async (stored) => {
      await prove(stored)
      if (stored.email === email && (!asksToConfirm || hasConfirmedEmail(stored))) return null
      if (asksToConfirm) {
        if (stored.emailFolded !== normaliseName(email)) await users.requireFreeEmail(email)
        await links.sendConfirmation({ _id: stored._id, email })
        return null
      }
      const change = { userId: stored._id, before: stored.email, after: email }
      return {
        fields: { email, emailFolded: normaliseName(email) },
        eventsOf: (changed) => [userChanged(changed, clock), newEvent(EmailChanged, change, { clock })],
      }
    })
    if (hasChanged) await securityEvents.record(user._id, 'email-changed', originOf(call))
    return withEmailStatus(context, user)
  }

/** Keeps what billing says of a user, so that the next token carries it. */
export const recordSubscription =
  ({ users }: AuthContext) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> =>
    users.recordSubscription(data.userId, data)

import {
  EmailChanged,
  type changeEmail as changeEmailRoute,
  type EventOf,
  type getCurrentUser as getCurrentUserRoute,
  type SubscriptionChanged,
  type updateProfile as updateProfileRoute,
} from '@verandah/contracts'
import { newEvent, unauthenticated, type Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { reauthenticate } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'
import { normaliseName, toCurrentUser } from './user-document.ts'

/** The user as stored now, which may be newer than what the access token says. */
export const getCurrentUser =
  ({ users }: AuthContext): Handler<typeof getCurrentUserRoute> =>
  async ({ caller }) => {
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    return toCurrentUser(user)
  }

/** Changes the name. The same name again changes nothing and says nothing. */
export const updateProfile =
  (context: AuthContext): Handler<typeof updateProfileRoute> =>
  async ({ caller, body: { name } }) => {
    const { user } = await changeUser(context, caller.sub, (stored) =>
      stored.name === name ? null : { fields: { name }, eventsOf: (changed) => [userChanged(changed, context.clock)] },
    )
    return toCurrentUser(user)
  }

/** Changes the email address. The password comes first, so that only its owner learns whether an address is taken. */
export const changeEmail =
  (context: AuthContext): Handler<typeof changeEmailRoute> =>
  async (call) => {
    const { email, password } = call.body
    const { clock, securityEvents } = context
    const { user, hasChanged } = await changeUser(context, call.caller.sub, async (stored) => {
      await reauthenticate(context, stored, { typed: password, field: 'password', call })
      if (stored.email === email) return null
      const change = { userId: stored._id, before: stored.email, after: email }
      return {
        fields: { email, emailFolded: normaliseName(email) },
        eventsOf: (changed) => [userChanged(changed, clock), newEvent(EmailChanged, change, { clock })],
      }
    })
    if (hasChanged) await securityEvents.record(user._id, 'email-changed', originOf(call))
    return toCurrentUser(user)
  }

/** Keeps what billing says of a user, so that the next token carries it. */
export const recordSubscription =
  ({ users }: AuthContext) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> =>
    users.recordSubscription(data.userId, data)

import { UserChanged, UserRegistered } from '@verandah/contracts'
import { AppError, newEvent, unauthenticated, type Clock } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { hasConfirmedEmail, type UserDoc } from './user-document.ts'
import type { UserChange } from './users.ts'

export const maxTries = 5

/** The changes to a stored user; null for none. */
type Decide = (user: UserDoc) => UserChange | null | Promise<UserChange | null>

/** Updates a user, deciding again after a concurrent write. Resolves to the stored user. */
export async function changeUser(
  { users }: Pick<AuthContext, 'users'>,
  userId: string,
  decide: Decide,
): Promise<{ user: UserDoc; hasChanged: boolean }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const user = await users.findById(userId)
    if (!user) throw unauthenticated()
    const change = await decide(user)
    if (change === null) return { user, hasChanged: false }
    const changed = await users.change(user, change)
    if (changed) return { user: changed, hasChanged: true }
  }
  throw overtaken('account')
}

/** The event with everything that other services may know of a user. */
export function userChanged(user: UserDoc, clock: Clock) {
  const { _id: userId, revision = 1, createdAt, username, email, name, isAdmin, plan } = user
  const registeredAt = createdAt.toISOString()
  const isEmailConfirmed = hasConfirmedEmail(user)
  const data = { userId, revision, username, email, isEmailConfirmed, name, isAdmin, plan, registeredAt }
  return newEvent(UserChanged, data, { clock })
}

/** The registration event, dated at the registration. */
export function userRegistered(user: UserDoc, clock: Clock) {
  const { _id: userId, username, email, name, plan, createdAt } = user
  const data = { userId, username, email, isEmailConfirmed: hasConfirmedEmail(user), name, plan }
  return { ...newEvent(UserRegistered, data, { clock }), occurredAt: createdAt.toISOString() }
}

/** Other writes came first each time. */
export function overtaken(what: 'account' | 'household') {
  return new AppError('unavailable', {
    code: 'busy',
    detail: `Your ${what} is being changed elsewhere. Please try again in a moment.`,
    retryAfterMs: 1_000,
  })
}

import { randomUUID } from 'node:crypto'
import { cookieNames, newKeyPair, signAccessToken, signingKeyOf, systemClock } from '@verandah/kit'

/** Key that signs the tokens of this run. */
export const benchKeys = newKeyPair()

const key = signingKeyOf(benchKeys.privateKey)

/** A signed-in user and their session cookie. */
export function someSession() {
  const claims = {
    sub: 'user-of-bench',
    sid: `session-${randomUUID()}`,
    username: 'bench',
    plan: 'free_trial' as const,
    createdAt: systemClock.now().toISOString(),
    isAdmin: false,
    subscriptionStatus: 'inactive' as const,
    hasSearchGrant: false,
  }
  const token = signAccessToken(claims, { key, clock: systemClock })
  return { token, cookie: `${cookieNames.access}=${token}` }
}

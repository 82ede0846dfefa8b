import { randomUUID } from 'node:crypto'
import { cookieNames, signAccessToken, signingKeyOf, systemClock } from '@verandah/kit'
import { benchKeys } from './start-node.ts'

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
  const token = signAccessToken(claims, { key: signingKeyOf(benchKeys.privateKey), clock: systemClock })
  return { token, cookie: `${cookieNames.access}=${token}` }
}

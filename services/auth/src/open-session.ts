import type { CurrentUser } from '@verandah/contracts'
import {
  Answer,
  deviceCookie,
  sessionCookies,
  sessionKeyOf,
  signAccessToken,
  unauthenticated,
  type Caller,
  type Kit,
} from '@verandah/kit'
import type { AuthSettings } from './config.ts'
import type { DeviceTokens } from './device-tokens.ts'
import { refreshTtlMs } from './judge-refresh.ts'
import { hashToken, type RefreshTokens } from './refresh-tokens.ts'
import type { Revocations } from './revocations.ts'
import type { Sessions } from './sessions.ts'
import { toCurrentUser, type UserDoc } from './user-document.ts'
import type { Users } from './users.ts'

type Deps = Pick<Kit<AuthSettings>, 'clock' | 'newId' | 'sessionSecret' | 'settings'> & {
  users: Users
  sessions: Sessions
  refreshTokens: RefreshTokens
  devices: DeviceTokens
  revocations: Revocations
}

/** Signs the claims of a user for one session. */
export type SignAccess = (user: UserDoc, sid: string) => string

export const createSignAccess = ({ sessionSecret, clock }: Pick<Deps, 'sessionSecret' | 'clock'>): SignAccess => {
  const key = sessionKeyOf(sessionSecret)
  return (user, sid) => {
    const { id, email: _email, name: _name, ...claims } = toCurrentUser(user)
    return signAccessToken({ ...claims, sub: id, sid }, { key, clock })
  }
}

export type OpenSession = (user: UserDoc, caller: Caller | null) => Promise<Answer<CurrentUser>>

/**
 * Starts a session and answers with the user and its cookies. A session that the browser had before ends.
 * A change of password ends the sessions that it sees; one that is written just after looks for the change itself.
 */
export const createOpenSession = (deps: Deps): OpenSession => {
  const { clock, newId, settings, users, sessions, refreshTokens, devices, revocations } = deps
  const signAccess = createSignAccess(deps)
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  return async (user, caller) => {
    const [sid, now] = [newId(), clock.now()]
    const refreshToken = refreshTokens.first(sid)
    const expiresAt = new Date(now.getTime() + refreshTtlMs)
    const currentHash = hashToken(refreshToken)
    const dates = { rotatedAt: now, createdAt: now, expiresAt }
    await sessions.insert({ _id: sid, userId: user._id, currentHash, previousHash: null, ...dates })
    if (!(await users.hasPasswordOf(user))) {
      await revocations.revoke(sid)
      throw unauthenticated()
    }
    if (caller) await revocations.revoke(caller.sid)
    const tokens = { accessToken: signAccess(user, sid), refreshToken, refreshExpiresAt: expiresAt.toISOString() }
    const device = deviceCookie(devices.issue(user.usernameFolded), { isSecure })
    return new Answer(toCurrentUser(user), { 'Set-Cookie': [...sessionCookies(tokens, { isSecure, now }), device] })
  }
}

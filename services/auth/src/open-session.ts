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
import type { Origin } from './request-origin.ts'
import type { Revocations } from './revocations.ts'
import type { SecurityEvents } from './security-events.ts'
import type { Sessions } from './sessions.ts'
import { toCurrentUser, type UserDoc } from './user-document.ts'
import type { Users } from './users.ts'

type Deps = Pick<Kit<AuthSettings>, 'clock' | 'newId' | 'sessionSecret' | 'settings'> & {
  users: Users
  sessions: Sessions
  refreshTokens: RefreshTokens
  devices: DeviceTokens
  revocations: Revocations
  securityEvents: SecurityEvents
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

interface Opening {
  origin: Origin
  caller: Caller | null
  kind: 'registered' | 'logged-in'
}

export type OpenSession = (user: UserDoc, opening: Opening) => Promise<Answer<CurrentUser>>

/**
 * Starts a session and answers with the user and its cookies. A session that the browser had before ends.
 * A change of password ends the sessions that it sees; one that is written just after looks for the change itself.
 */
export const createOpenSession = (deps: Deps): OpenSession => {
  const { clock, newId, settings, users, sessions, refreshTokens, devices, revocations, securityEvents } = deps
  const signAccess = createSignAccess(deps)
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  return async (user, { origin, caller, kind }) => {
    const [sid, now] = [newId(), clock.now()]
    const refreshToken = refreshTokens.first(sid)
    const expiresAt = new Date(now.getTime() + refreshTtlMs)
    const currentHash = hashToken(refreshToken)
    const device = origin.device !== null && { device: origin.device }
    const dates = { rotatedAt: now, createdAt: now, expiresAt }
    await sessions.insert({ _id: sid, userId: user._id, currentHash, previousHash: null, ...dates, ...device })
    if (!(await users.hasPasswordOf(user))) {
      await revocations.revoke(sid)
      throw unauthenticated()
    }
    await securityEvents.record(user._id, kind, origin)
    if (caller) await revocations.revoke(caller.sid)
    const tokens = { accessToken: signAccess(user, sid), refreshToken, refreshExpiresAt: expiresAt.toISOString() }
    const known = deviceCookie(devices.issue(user.usernameFolded), { isSecure })
    return new Answer(toCurrentUser(user), { 'Set-Cookie': [...sessionCookies(tokens, { isSecure, now }), known] })
  }
}

import type { CurrentUser } from '@verandah/contracts'
import { Answer, deviceCookie, sessionCookies, unauthenticated, type Caller } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { refreshTtlMs } from './domain/evaluate-refresh.ts'
import { showUser } from './manage-profile.ts'
import type { Origin } from './request-origin.ts'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

interface Opening {
  user: UserDoc
  origin: Origin
  caller: Caller | null
  kind: 'registered' | 'logged-in'
}

/**
 * Starts a session and answers with the user and its cookies. Ends the browser's previous session. A password change
 * ends the sessions that exist at that moment, and turning on two-step verification offers to, so a session written
 * just after checks for these changes itself.
 */
export async function openSession(
  context: AuthContext,
  { user, origin, caller, kind }: Opening,
): Promise<Answer<CurrentUser>> {
  const { clock, newId, isSecure, users, sessions, refreshTokens, devices, revocations, securityEvents } = context
  const sid = newId()
  const now = clock.now()
  const refreshToken = refreshTokens.first(sid)
  const expiresAt = new Date(now.getTime() + refreshTtlMs)
  const hashes = { currentHash: hashToken(refreshToken), previousHash: null }
  const device = origin.device !== null && { device: origin.device }
  const dates = { rotatedAt: now, createdAt: now, expiresAt }
  await sessions.insert({ _id: sid, userId: user._id, ...hashes, ...dates, ...device })
  if (!(await users.isProvedAs(user))) {
    await revocations.revoke(sid)
    throw unauthenticated()
  }
  await securityEvents.record(user._id, kind, origin)
  if (caller) await revocations.revoke(caller.sid)
  const accessToken = context.signAccess(user, sid)
  const tokens = { accessToken, refreshToken, refreshExpiresAt: expiresAt.toISOString() }
  const known = deviceCookie(devices.issue(user.usernameFolded), { isSecure })
  return new Answer(await showUser(context, user), {
    'Set-Cookie': [...sessionCookies(tokens, { isSecure, now }), known],
  })
}

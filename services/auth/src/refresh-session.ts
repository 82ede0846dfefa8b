import { AppError, type Handler, type SessionTokens } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { evaluateRefresh, expiryOf } from './domain/evaluate-refresh.ts'
import { fromWithin } from './request-origin.ts'
import type { SessionDoc } from './session-document.ts'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

/** Rotates a refresh token. Reuse of an old token revokes its family. */
export const refreshSession =
  (context: AuthContext): Handler<'refreshSession'> =>
  ({ body: { refreshToken } }) => {
    const sid = context.refreshTokens.sidOf(refreshToken)
    if (sid === null) throw sessionEnded()
    return exchange(context, sid, refreshToken)
  }

/** Starts over when another request rotated the token concurrently, and so sees its result. */
const exchange = async (context: AuthContext, sid: string, token: string): Promise<SessionTokens> => {
  const { sessions, users, refreshTokens, clock } = context
  const session = await sessions.find(sid)
  if (!session) throw sessionEnded()
  const user = await users.findById(session.userId)
  if (!user) throw sessionEnded()
  const fromHash = hashToken(token)
  const now = clock.now()
  const successors = refreshTokens.successorsOf(token)
  const verdict = evaluateRefresh(session, fromHash, now)
  const given = verdict === 'repeat' && successors.find((one) => hashToken(one) === session.currentHash)
  if (given) return tokensOf(context, { user, session, successor: given, expiresAt: session.expiresAt })
  if (verdict === 'reused') await endFamily(context, session)
  if (verdict !== 'rotate') throw sessionEnded()
  const [successor] = successors
  const expiresAt = expiryOf(session, now)
  const hasRotated = await sessions.rotate({ sid, fromHash, toHash: hashToken(successor), at: now, expiresAt })
  return hasRotated ? tokensOf(context, { user, session, successor, expiresAt }) : exchange(context, sid, token)
}

const endFamily = async ({ revocations, securityEvents, log }: AuthContext, session: SessionDoc): Promise<void> => {
  log.warn({ sid: session._id, userId: session.userId }, 'a spent refresh token came back; its session ends')
  if (!(await revocations.revoke(session._id))) return
  await securityEvents.record(session.userId, 'refresh-reuse-detected', fromWithin)
}

interface Exchanged {
  user: UserDoc
  session: SessionDoc
  successor: string
  expiresAt: Date
}

const tokensOf = ({ signAccess }: AuthContext, { user, session, successor, expiresAt }: Exchanged): SessionTokens => ({
  accessToken: signAccess(user, session._id),
  refreshToken: successor,
  refreshExpiresAt: expiresAt.toISOString(),
})

const sessionEnded = () =>
  new AppError('unauthenticated', { code: 'session-ended', detail: 'Your session has ended. Please sign in again.' })

/** The valid tokens of a session, and their expiry. */
export interface SessionState {
  /** SHA-256 of the refresh token in use. */
  currentHash: string
  /** SHA-256 of the previous token; null until the first rotation. */
  previousHash: string | null
  rotatedAt: Date
  /** Thirty days after the last rotation, at most ninety after the start; then the document expires. */
  expiresAt: Date
  revokedAt?: Date
}

export const refreshTtlMs = 30 * 24 * 60 * 60 * 1000

/** The absolute lifetime of a session. */
export const sessionLifeMs = 90 * 24 * 60 * 60 * 1000

export function expiryOf({ createdAt }: { createdAt: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshTtlMs, createdAt.getTime() + sessionLifeMs))
}

/** How long the previous token stays accepted, for requests in flight and other tabs. */
const predecessorGraceMs = 30_000

type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ended'

/** Decides what a presented token of this session means (RFC 9700, section 4.14.2). */
export function evaluateRefresh(session: SessionState, tokenHash: string, now: Date): RefreshVerdict {
  if (session.revokedAt !== undefined || session.expiresAt <= now) return 'ended'
  if (tokenHash === session.currentHash) return 'rotate'
  const isRecent = now.getTime() - session.rotatedAt.getTime() <= predecessorGraceMs
  return tokenHash === session.previousHash && isRecent ? 'repeat' : 'reused'
}

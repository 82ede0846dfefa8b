interface SessionState {
  currentHash: string
  previousHash: string | null
  rotatedAt: Date
  expiresAt: Date
  revokedAt?: Date
}

export const refreshTtlMs = 30 * 24 * 60 * 60 * 1000

/** How long the previous token is still accepted: requests that were under way, and other tabs, hold it. */
export const predecessorGraceMs = 30_000

export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ended'

/** What to do with a token that we issued for this session (RFC 9700, section 4.14.2). */
export const evaluateRefresh = (session: SessionState, tokenHash: string, now: Date): RefreshVerdict => {
  if (session.revokedAt !== undefined || session.expiresAt <= now) return 'ended'
  if (tokenHash === session.currentHash) return 'rotate'
  const isRecent = now.getTime() - session.rotatedAt.getTime() <= predecessorGraceMs
  return tokenHash === session.previousHash && isRecent ? 'repeat' : 'reused'
}

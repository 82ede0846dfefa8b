import { createSecretKey, type KeyObject } from 'node:crypto'
import { AccessClaims, type SessionRevoked, type EventOf } from '@verandah/contracts'
import jwt from 'jsonwebtoken'
import type { Clock } from '../clock.ts'

/** The caller as their access token says; the only source of identity. */
export type Caller = AccessClaims

/** `1` and `me` mean the caller, as does saying nothing; any other claim has to be the caller's own id. */
export const isCaller = (claimed: string | number | undefined, callerId: string): boolean =>
  claimed === undefined || ['1', 'me', callerId].includes(String(claimed))

export const accessTokenTtlMs = 10 * 60 * 1000

/** A key object: verifying with a string secret costs about 70 times more. */
export const sessionKeyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'))

export interface SessionVerifier {
  /** Null for a token that is malformed, forged, expired or revoked. */
  verify(token: string): Caller | null
  revoke(event: EventOf<typeof SessionRevoked>): void
}

/** Checks access tokens (RFC 7519, HS256) and remembers revoked sessions for as long as their tokens would live. */
export const createSessionVerifier = ({ key, clock }: { key: KeyObject; clock: Clock }): SessionVerifier => {
  const revokedAt = new Map<string, number>()
  return {
    verify: (token) => {
      const caller = claimsOf(token, key, clock)
      return caller === null || revokedAt.has(caller.sid) ? null : caller
    },
    revoke: ({ data }) => {
      const now = clock.now().getTime()
      for (const [sid, at] of revokedAt) if (at + accessTokenTtlMs < now) revokedAt.delete(sid)
      revokedAt.set(data.sid, now)
    },
  }
}

/** Who says it, and to whom: another token under the same key is no access token. */
const meant = { iss: 'verandah-auth', aud: 'verandah-access' } as const

/** Signs an access token; only auth does, and tests. */
export const signAccessToken = (
  claims: Omit<AccessClaims, 'iat' | 'exp'>,
  { key, clock }: { key: KeyObject; clock: Clock },
): string => {
  const iat = Math.floor(clock.now().getTime() / 1000)
  return jwt.sign({ ...claims, ...meant, iat, exp: iat + accessTokenTtlMs / 1000 }, key, { algorithm: 'HS256' })
}

const claimsOf = (token: string, key: KeyObject, clock: Clock): Caller | null => {
  try {
    const payload = jwt.verify(token, key, {
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(clock.now().getTime() / 1000),
    })
    return isMeant(payload) ? (AccessClaims.safeParse(payload).data ?? null) : null
  } catch {
    return null
  }
}

/** Tokens of the build before say neither, and live for ten minutes. */
const isMeant = (payload: string | jwt.JwtPayload): boolean =>
  typeof payload === 'object' && (payload.iss ?? meant.iss) === meant.iss && (payload.aud ?? meant.aud) === meant.aud

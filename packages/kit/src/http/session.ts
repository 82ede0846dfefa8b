import type { AccessClaims, EventOf, SessionRevoked } from '@verandah/contracts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { accessTokenTtlMs, readAccessToken, type AccessTokenKeys } from './access-tokens.ts'

/** The caller as their access token says; the only source of identity. */
export type Caller = AccessClaims

/** `1` and `me` mean the caller, as does saying nothing; any other claim has to be the caller's own id. */
export const isCaller = (claimed: string | number | undefined, callerId: string): boolean =>
  claimed === undefined || ['1', 'me', callerId].includes(String(claimed))

export interface SessionVerifier {
  /** Null for a token that is malformed, forged, expired or revoked. */
  verify(token: string): Caller | null
  revoke(event: EventOf<typeof SessionRevoked>): void
}

/** Tokens that were verified are kept: reading a signature of ES256 costs 100 µs, remembering that it was read 2. */
const tokensKept = 10_000

/** Checks access tokens and remembers revoked sessions for as long as their tokens would live. */
export const createSessionVerifier = ({ keys, clock }: { keys: AccessTokenKeys; clock: Clock }): SessionVerifier => {
  const revokedAt = new Map<string, number>()
  const verified = new LRUCache<string, Caller>({ max: tokensKept })
  const read = (token: string): Caller | null => {
    const known = verified.get(token)
    if (known && known.exp * 1000 > clock.now().getTime()) return known
    const caller = readAccessToken(token, keys, clock)
    verified.set(token, caller ?? undefined)
    return caller
  }
  return {
    verify: (token) => {
      const caller = read(token)
      return caller === null || revokedAt.has(caller.sid) ? null : caller
    },
    revoke: ({ data }) => {
      const now = clock.now().getTime()
      for (const [sid, at] of revokedAt) if (at + accessTokenTtlMs < now) revokedAt.delete(sid)
      revokedAt.set(data.sid, now)
    },
  }
}

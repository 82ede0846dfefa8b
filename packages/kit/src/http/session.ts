import type { AccessClaims, EventOf, SessionRevoked } from '@verandah/contracts'
import type { Clock } from '../clock.ts'
import { accessTokenTtlMs, readAccessToken, type AccessTokenKeys } from './access-tokens.ts'

/** The caller's claims from their access token; the only source of identity. */
export type Caller = AccessClaims

/** `1`, `me` and undefined mean the caller; any other value must be the caller's own id. */
export function isCaller(claimed: string | number | undefined, callerId: string): boolean {
  return claimed === undefined || ['1', 'me', callerId].includes(String(claimed))
}

export interface SessionVerifier {
  /** Null for a token that is malformed, forged, expired or revoked. */
  verify(token: string): Caller | null
  revoke(event: EventOf<typeof SessionRevoked>): void
}

/** Verified tokens are cached: verifying an ES256 signature takes 100 µs, a lookup 2. */
const tokensKept = 10_000
/**
 * Characters of the signature used as the cache key: looking up all 600 characters of a token costs four times as much.
 */
const placeCharacters = 32

interface Verified {
  readonly token: string
  readonly caller: Caller
}

/** Verifies access tokens and remembers revoked sessions until their tokens would have expired. */
export function createSessionVerifier({ keys, clock }: { keys: AccessTokenKeys; clock: Clock }): SessionVerifier {
  const revokedAt = new Map<string, number>()
  const verified = new Map<string, Verified>()
  const keep = (place: string, read: Verified) => {
    const [oldest] = verified.size < tokensKept ? [] : verified.keys()
    if (oldest !== undefined) verified.delete(oldest)
    verified.set(place, read)
  }
  const read = (token: string): Caller | null => {
    const place = token.slice(-placeCharacters)
    const known = verified.get(place)
    if (known?.token === token && known.caller.exp * 1000 > clock.now().getTime()) return known.caller
    const caller = readAccessToken(token, keys, clock)
    if (caller !== null) keep(place, { token, caller })
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

import type { Clock } from '@verandah/kit'
import * as z from 'zod'
import { fetchReply, unlessAborted } from './fetch-reply.ts'
import { ProviderUnavailable } from './provider-failures.ts'

export interface ClientCredentials {
  clientId: string
  clientSecret: string
  tokenUrl: string
  /** Separated by spaces, if the provider has scopes. */
  scopes?: string
  /** Headers in which the provider explains a refusal. */
  reasonHeaders: readonly string[]
}

interface Held {
  token: string
  expiresAtMs: number
}

const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const requestTimeoutMs = 10_000
const marginMs = 60_000

/**
 * Manages the access token of a provider's API (OAuth 2.0, client credentials): one request for all waiters, cached
 * until shortly before it expires.
 */
export function createAccessTokens(credentials: ClientCredentials, clock: Clock) {
  let held: Held | null = null
  let underWay: Promise<Held> | null = null

  const renew = async (): Promise<Held> => {
    try {
      held = await requestToken(credentials, clock)
      return held
    } finally {
      underWay = null
    }
  }

  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (held && clock.now().getTime() < held.expiresAtMs) return held.token
      underWay ??= renew()
      const { token } = await unlessAborted(underWay, signal)
      return token
    },
    /** Drops a token that the API rejected. */
    forget: (token: string) => {
      if (held?.token === token) held = null
    },
  }
}

const requestToken = async (credentials: ClientCredentials, clock: Clock): Promise<Held> => {
  const { clientId, clientSecret, tokenUrl, scopes, reasonHeaders } = credentials
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
  const { body } = await fetchReply(
    tokenUrl,
    {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...(scopes !== undefined && { scope: scopes }) }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    },
    { clock, reasonHeaders },
  )
  const reply = TokenReply.safeParse(body)
  if (!reply.success) throw new ProviderUnavailable('The token endpoint answered without a token')
  const lifeMs = reply.data.expires_in * 1_000
  return {
    token: reply.data.access_token,
    expiresAtMs: clock.now().getTime() + lifeMs - Math.min(marginMs, lifeMs / 5),
  }
}

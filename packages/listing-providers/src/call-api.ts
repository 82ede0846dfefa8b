import type { Clock } from '@verandah/kit'
import { fetchReply, type Reply, unlessAborted } from './fetch-reply.ts'
import { ProviderRefused, ProviderUnavailable } from './provider-failures.ts'
import * as z from 'zod'

export interface Call {
  path: string
  /** Sent as a JSON POST; without a body the call is a GET. */
  body?: unknown
  /**
   * Whether a reply's body may be cached and shared for some minutes. Without this function, replies are not shared.
   */
  isAnswer?: (body: unknown) => boolean
  /** It can wait: it keeps to the calls of an hour. */
  isPaced?: boolean
  signal: AbortSignal
}

export type CallApi = (call: Call) => Promise<Reply>

interface Deps {
  apiUrl: string
  credentials: ClientCredentials
  clock: Clock
}

/**
 * Calls a provider's API with an access token, and retries once with a new token if the first is rejected. Throws the
 * failures of `fetchReply`.
 */
export const createCallApi = ({ apiUrl, credentials, clock }: Deps): CallApi => {
  const tokens = createAccessTokens(credentials, clock)
  const options = { clock, reasonHeaders: credentials.reasonHeaders }
  return async ({ path, body, signal }) => {
    const callWith = (token: string) =>
      fetchReply(`${apiUrl}${path}`, { ...requestOf(body), headers: headersOf(token, body), signal }, options)
    const token = await tokens.get(signal)
    try {
      return await callWith(token)
    } catch (error) {
      if (!(error instanceof ProviderRefused) || error.status !== 401) throw error
      tokens.forget(token)
      return callWith(await tokens.get(signal))
    }
  }
}

const requestOf = (body: unknown) => (body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })

const headersOf = (token: string, body: unknown) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

interface ClientCredentials {
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
function createAccessTokens(credentials: ClientCredentials, clock: Clock) {
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

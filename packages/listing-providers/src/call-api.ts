import type { Clock } from '@verandah/kit'
import { createAccessTokens, type ClientCredentials } from './create-access-tokens.ts'
import { fetchReply, type Reply } from './fetch-reply.ts'
import { ProviderRefused } from './provider-failures.ts'

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

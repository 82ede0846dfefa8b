import type { Clock } from '@verandah/kit'
import { fetchReply, type Reply } from '../fetch-reply.ts'
import { ProviderRefused } from '../provider-failures.ts'
import { reasonHeaders, type AccessTokens } from './create-access-tokens.ts'

interface Call {
  path: string
  /** Posted as JSON; without one the call is a GET. */
  body?: unknown
  signal: AbortSignal
}

export type CallDomain = (call: Call) => Promise<Reply>

interface Deps {
  apiUrl: string
  tokens: AccessTokens
  clock: Clock
}

/** A call of Domain's API; once more with a new token when the first is no longer taken. Throws the failures of `fetchReply`. */
export const createCallDomain =
  ({ apiUrl, tokens, clock }: Deps): CallDomain =>
  async ({ path, body, signal }) => {
    const options = { clock, reasonHeaders }
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

const requestOf = (body: unknown) => (body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })

const headersOf = (token: string, body: unknown) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

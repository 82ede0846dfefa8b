import type { Clock } from '@verandah/kit'
import { ProviderLimited, ProviderRefused, ProviderUnavailable, ProviderUnreadable } from './provider-failures.ts'
import { readCapped } from './read-capped.ts'
import { retryAfterMsOf } from './retry-after.ts'

export interface Reply {
  status: number
  headers: Headers
  /** Parsed JSON; undefined for an empty body. */
  body: unknown
}

const maxReplyBytes = 32 * 1024 * 1024

/** A call of a provider's API. What is not a success becomes one of the three failures, with the provider's own words. */
export const fetchReply = async (url: string, init: RequestInit, clock: Clock): Promise<Reply> => {
  const { response, text } = await exchange(url, init)
  if (response.ok) return { status: response.status, headers: response.headers, body: parse(url, text) }
  throw failureOf(response, text, clock)
}

const exchange = async (url: string, init: RequestInit) => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    return { response, text: new TextDecoder().decode(await readCapped(response, maxReplyBytes)) }
  } catch (error) {
    throw new ProviderUnavailable(`${hostOf(url)} did not answer: ${wordsOf(error)}`, { cause: error })
  }
}

const parse = (url: string, text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderUnreadable(`${hostOf(url)} answered with something that is not JSON`, { cause })
  }
}

const defaultRetryAfterMs = 1_000

const failureOf = (response: Response, text: string, clock: Clock): Error => {
  const { status, headers } = response
  const reason = headers.get('x-domain-security-reason') ?? headers.get('x-quota-exceeded') ?? text.slice(0, 200)
  const message = `${hostOf(response.url)} answered ${status}: ${reason}`
  if (status === 429) {
    return new ProviderLimited(message, retryAfterMsOf(headers.get('retry-after'), clock.now()) ?? defaultRetryAfterMs)
  }
  return status >= 500 || status === 408 ? new ProviderUnavailable(message) : new ProviderRefused(message, status)
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The provider')

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

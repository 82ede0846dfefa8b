import { createHash } from 'node:crypto'
import { readCapped, type Clock } from '@verandah/kit'
import { ProviderLimited, ProviderRefused, ProviderUnavailable, ProviderUnreadable } from './provider-failures.ts'

export interface Reply {
  status: number
  headers: Headers
  /** Parsed JSON; undefined for an empty body. Throws `ProviderUnreadable` for anything else. */
  readonly body: unknown
  /** Equal for equal texts; an earlier build shared replies without it. */
  digest?: string | undefined
}

interface Options {
  clock: Clock
  /** Headers in which the provider explains a refusal. */
  reasonHeaders: readonly string[]
}

const maxReplyBytes = 32 * 1024 * 1024

/**
 * Calls a provider's API. Anything but a success becomes one of the three failures, with the provider's own message.
 */
export async function fetchReply(url: string, init: RequestInit, options: Options): Promise<Reply> {
  const { response, bytes } = await exchange(url, init)
  if (!response.ok) throw failureOf(response, textOf(bytes), options)
  const { status, headers } = response
  const digest = createHash('sha256').update(bytes).digest('base64')
  let parsed: { body: unknown } | undefined
  return {
    status,
    headers,
    digest,
    /** Parsed when first asked for: of a reply like a known one, the digest is enough. */
    get body() {
      return (parsed ??= { body: parse(url, textOf(bytes)) }).body
    },
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const exchange = async (url: string, init: RequestInit) => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    return { response, bytes: await readCapped(response, maxReplyBytes) }
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

const failureOf = (response: Response, text: string, { clock, reasonHeaders }: Options): Error => {
  const { status, headers } = response
  const reason = reasonHeaders.map((name) => headers.get(name)).find((said) => said !== null) ?? text.slice(0, 200)
  const message = `${hostOf(response.url)} answered ${status}: ${reason}`
  if (status === 429) {
    return new ProviderLimited(message, retryAfterMsOf(headers.get('retry-after'), clock.now()) ?? defaultRetryAfterMs)
  }
  return status >= 500 || status === 408 ? new ProviderUnavailable(message) : new ProviderRefused(message, status)
}

/** Parses a Retry-After header in seconds or as a date; null if it is neither. */
const retryAfterMsOf = (header: string | null, now: Date): number | null => {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'The provider')

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Stops waiting on abort without ending the request, which others may wait for too. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const gaveUp = () => new ProviderUnavailable('The search ended before there was an answer', { cause: signal.reason })
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(gaveUp())
    const stop = () => reject(gaveUp())
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

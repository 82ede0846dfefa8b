import {
  type AnyRoute,
  type BodyInput,
  hrefOf,
  packedType,
  type PackedJson,
  type ParamsOf,
  type QueryInput,
  type ReplyOf,
  unpackJson,
} from '@verandah/contracts'
import { logError } from '@/lib/log-error.ts'
import { noteReply } from '@/lib/offline/saved-at.ts'
import { apiErrorOf } from './api-error.ts'

type Part<Name extends string, Value> = Value extends undefined
  ? Partial<Record<Name, undefined>>
  : Partial<Value> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>

/** Input of a call: params, query and body exactly as the contract declares them. */
export type CallInput<Route extends AnyRoute> = Part<'params', ParamsOf<Route>> &
  Part<'query', QueryInput<Route>> &
  Part<'body', BodyInput<Route>> & { signal?: AbortSignal | undefined }

type Loose = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; signal?: AbortSignal }

/** Calls a route and returns the reply with its headers, for paginated lists. */
export async function callForResponse<Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
): Promise<{ reply: ReplyOf<Route>; headers: Headers }> {
  const { params, query, body, signal } = input as Loose
  const response = await sendRequest(hrefOf(route, { params, query }), { route, body, signal })
  return { reply: (await readBody(response)) as ReplyOf<Route>, headers: response.headers }
}

export async function callRoute<Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
): Promise<ReplyOf<Route>> {
  return (await callForResponse(route, input)).reply
}

interface Request {
  route: AnyRoute
  body?: unknown
  signal?: AbortSignal | undefined
}

/**
 * Sends one request with the session's cookies. Throws `ApiError` unless the response is OK; logs and rethrows
 * a failed fetch.
 */
const sendRequest = async (href: string, { route, body, signal }: Request): Promise<Response> => {
  const { method, isPackable } = route
  const response = await fetch(href, {
    method,
    credentials: 'include',
    ...(isPackable === true ? { headers: { Accept: `${packedType}, application/json` } } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted !== true) logError(`${method} ${href} failed`, error)
    throw error
  })
  noteReply(response.headers)
  if (!response.ok) throw await apiErrorOf(response)
  return response
}

/** Reads an empty body as an empty list, anything else as JSON, which the server may have packed. */
const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return []
  try {
    const read: unknown = JSON.parse(text)
    return response.headers.get('Content-Type')?.startsWith(packedType) === true ? unpackJson(read as PackedJson) : read
  } catch (cause) {
    throw new Error(`Error parsing API response as JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** Returns the cursor of the next page from `Link: </api/properties?cursor=abc>; rel="next"`; null on the last page. */
export function nextCursorOf(headers: Headers): string | null {
  const next = (headers.get('Link') ?? '').split(/,\s*(?=<)/).find((link) => /;\s*rel="?next"?/.test(link))
  const address = next === undefined ? undefined : /<([^<>]*)>/.exec(next)?.[1]
  return address === undefined ? null : new URL(address, 'http://any').searchParams.get('cursor')
}

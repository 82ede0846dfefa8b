import type { AnyRoute, BodyInput, ParamsOf, QueryInput, ReplyOf } from '@verandah/contracts'
import { hrefOf } from '@verandah/contracts'
import { readBody } from './read-body.ts'
import { sendRequest } from './send-request.ts'

type Part<Name extends string, Value> = Value extends undefined
  ? Partial<Record<Name, undefined>>
  : Partial<Value> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>

/** What a call takes: params, query and body exactly as its contract declares them. */
export type CallInput<Route extends AnyRoute> = Part<'params', ParamsOf<Route>> &
  Part<'query', QueryInput<Route>> &
  Part<'body', BodyInput<Route>> & { signal?: AbortSignal | undefined }

type Loose = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; signal?: AbortSignal }

/** Calls a route and gives its answer with the headers, for lists that page. */
export const callForResponse = async <Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
): Promise<{ reply: ReplyOf<Route>; headers: Headers }> => {
  const { params, query, body, signal } = input as Loose
  const response = await sendRequest(hrefOf(route, { params, query }), { method: route.method, body, signal })
  return { reply: (await readBody(response)) as ReplyOf<Route>, headers: response.headers }
}

/** Calls a route of the contracts and gives what it replies. */
export const callRoute = async <Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
): Promise<ReplyOf<Route>> => (await callForResponse(route, input)).reply

import { hrefOf, type AnyRoute, type BodyInput, type ReplyOf } from '@verandah/contracts'

export interface CallOptions<Route extends AnyRoute> {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: BodyInput<Route> | string
  /** An access token. */
  as?: string
  headers?: Record<string, string>
}

export interface Reply<Route extends AnyRoute> {
  status: number
  headers: Headers
  /** Typed as the contract's reply; a problem document when the status says so. */
  body: ReplyOf<Route>
}

/** Calls a route over real HTTP, with the address and method of its contract. */
export const callRoute = async <Route extends AnyRoute>(
  baseUrl: string,
  route: Route,
  { params, query, body, as, headers = {} }: CallOptions<Route> = {},
): Promise<Reply<Route>> => {
  const isText = typeof body === 'string'
  const response = await fetch(`${baseUrl}${hrefOf(route, { params, query })}`, {
    method: route.method,
    headers: {
      ...(body !== undefined && {
        'content-type': isText ? (route.bodyType ?? 'application/json') : 'application/json',
      }),
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as ReplyOf<Route>,
  }
}

import { hrefOf, type AnyRoute, type BodyInput, type ReplyOf } from '@verandah/contracts'

export interface CallOptions<Route extends AnyRoute> {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: BodyInput<Route> | string | Uint8Array<ArrayBuffer>
  /** An access token. */
  as?: string
  headers?: Record<string, string>
}

export interface Reply<Route extends AnyRoute> {
  status: number
  headers: Headers
  /** Typed as the contract's reply, or bytes for a `replyType`; a problem document on an error status. */
  body: Received<ReplyOf<Route>>
}

type Received<Body> = Body extends AsyncIterable<Uint8Array> ? Buffer : Body

/** Calls a route over real HTTP, with its contract's path and method. */
export async function callRoute<Route extends AnyRoute>(
  baseUrl: string,
  route: Route,
  { params, query, body, as, headers = {} }: CallOptions<Route> = {},
): Promise<Reply<Route>> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(`${baseUrl}${hrefOf(route, { params, query })}`, {
    method: route.method,
    headers: {
      ...(body !== undefined && {
        'content-type': isRaw ? (route.bodyType ?? 'application/json') : 'application/json',
      }),
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    body: readBody(response, bytes) as Received<ReplyOf<Route>>,
  }
}

const readBody = ({ headers }: Response, bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined
  return /\bjson\b/.test(headers.get('content-type') ?? '') ? JSON.parse(bytes.toString()) : bytes
}

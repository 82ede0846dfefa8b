import { hrefOf, type AnyRoute, type BodyInput, type ReplyOf } from '@verandah/contracts'

interface Answer<Route extends AnyRoute> {
  status: number
  headers: Headers
  body: ReplyOf<Route>
}

interface Asking<Route extends AnyRoute> {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: BodyInput<Route>
  /** A body that is no JSON. */
  bytes?: Uint8Array<ArrayBuffer>
}

/** Calls a route of the product. Throws what `fetch` throws. */
export type Call = <Route extends AnyRoute>(route: Route, asking?: Asking<Route>) => Promise<Answer<Route>>

/** Carries requests between a browser and the product. */
export type Send = (request: Request) => Promise<Response>

/** Creates a client that behaves like a browser: keeps cookies and sends same-origin headers. */
export const createBrowser = (baseUrl: string, through?: Send): Call => {
  const send = fetchAsBrowser(baseUrl, through)
  return async (route, { params, query, body, bytes } = {}) => {
    const response = await send(
      new Request(`${baseUrl}${hrefOf(route, { params, query })}`, {
        method: route.method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        ...(bytes && { headers: { 'content-type': route.bodyType ?? '' }, body: bytes }),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : isJson ? JSON.parse(text) : text) as never,
    }
  }
}

/** `fetch` with the same behaviour. */
export const fetchAsBrowser = (baseUrl: string, send: Send = fetch): Send => {
  const cookies = new Map<string, string>()
  return async (request) => {
    request.headers.set('origin', baseUrl)
    request.headers.set('sec-fetch-site', 'same-origin')
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(request)
    keepCookies(cookies, response)
    return response
  }
}

const keepCookies = (cookies: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

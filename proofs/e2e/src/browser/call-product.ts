import { type AnyRoute, type BodyInput, hrefOf, type ReplyOf } from '@verandah/contracts'
import type { BrowserContext } from 'playwright-core'

interface Asking<Route extends AnyRoute> {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: BodyInput<Route>
}

/** Calls a route with a browser's cookies. Throws unless the response is OK. */
export type Call = <Route extends AnyRoute>(route: Route, asking?: Asking<Route>) => Promise<ReplyOf<Route>>

export const callFrom =
  (context: BrowserContext, baseUrl: string): Call =>
  async (route, { params, query, body } = {}) => {
    const response = await context.request.fetch(`${baseUrl}${hrefOf(route, { params, query })}`, {
      method: route.method,
      headers: { origin: baseUrl, 'sec-fetch-site': 'same-origin' },
      ...(body !== undefined && { data: body }),
    })
    const text = await response.text()
    if (!response.ok()) throw new Error(`${route.name} was answered ${response.status()}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as never
  }

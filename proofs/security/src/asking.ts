import { hrefOf, type AnyRoute } from '@verandah/contracts'
import type { WireRequest } from './send-request.ts'

/** Values for a call of a route. */
export interface Asking {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; text is sent unchanged if the route takes another type. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers that a browser sends from a page of this site. */
export function sameOriginHeaders(baseUrl: string) {
  return { origin: baseUrl, 'sec-fetch-site': 'same-origin' }
}

/** Builds the request of a call, without cookies. */
export function requestOf(route: AnyRoute, asking: Asking, baseUrl: string): WireRequest {
  const { params, query, body, headers = {} } = asking
  return {
    method: route.method,
    path: hrefOf(route, { params, query }),
    headers: {
      ...(route.auth === 'session' || route.isOriginChecked === true ? sameOriginHeaders(baseUrl) : {}),
      ...(body !== undefined && { 'content-type': route.bodyType ?? 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: bodyTextOf(route, body) }),
  }
}

const bodyTextOf = ({ bodyType }: AnyRoute, body: unknown): string =>
  bodyType !== undefined && typeof body === 'string' ? body : JSON.stringify(body)

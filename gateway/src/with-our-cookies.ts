import type { ServerResponse } from 'node:http'

/** Puts cookies of a renewed session before the service's, so that a logout wins. */
export function withOurCookies(response: ServerResponse, theirs: string | string[]): string[] {
  return [response.getHeader('Set-Cookie') ?? [], theirs].flat().map(String)
}

/** A reply that renews a session is for its browser alone: a shared cache must not keep its cookies (RFC 9111, 7.3). */
export function cacheControlOf(response: ServerResponse, theirs: string | string[]): string | string[] {
  return response.hasHeader('Set-Cookie') ? 'no-store' : theirs
}

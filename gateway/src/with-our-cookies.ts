import type { ServerResponse } from 'node:http'

/** Puts cookies of a renewed session before the service's, so that a logout wins. */
export const withOurCookies = (response: ServerResponse, theirs: string | string[]): string[] =>
  [response.getHeader('Set-Cookie') ?? [], theirs].flat().map(String)

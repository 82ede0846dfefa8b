import type { ServerResponse } from 'node:http'

/** Cookies of a renewed session precede the service's, so that a log-out wins. */
export const withOurCookies = (response: ServerResponse, theirs: string | string[]): string[] =>
  [response.getHeader('Set-Cookie') ?? [], theirs].flat().map(String)

import type { ServerResponse } from 'node:http'

/** Cookies of a renewed session come before those of the service, so that a log-out has the last word. */
export const withOurCookies = (response: ServerResponse, theirs: string | string[]): string[] =>
  [response.getHeader('Set-Cookie') ?? [], theirs].flat().map(String)

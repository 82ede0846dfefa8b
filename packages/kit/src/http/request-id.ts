import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Identifies a request in its log lines, events and replies. Assigned by the gateway. */
export const requestIdHeader = 'X-Request-Id'

/** The id given by the gateway, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = String(headers[requestIdHeader.toLowerCase()] ?? '')
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The id of a response: the one already set, or that of its request. */
export function idOfAnswer(response: ServerResponse): string {
  return String(response.getHeader(requestIdHeader) ?? requestIdOf(response.req))
}

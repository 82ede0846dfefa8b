import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Names a request in every log line, event and reply that comes from it. The gateway gives it. */
export const requestIdHeader = 'X-Request-Id'

/** The id given by the gateway, or a new one. */
export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = String(headers[requestIdHeader.toLowerCase()] ?? '')
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The id that an answer names: the one it bears already, or that of its request. */
export const idOfAnswer = (response: ServerResponse): string =>
  String(response.getHeader(requestIdHeader) ?? requestIdOf(response.req))

import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

/** Below this size, compression costs time and saves no packet: headers alone exceed a kilobyte. */
export const leastBytes = 2048

/** Typed for Express, but needs only Node's request and response. */
const compress = compression({ threshold: leastBytes }) as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void
const proceed = () => undefined

/** Whether a response may be compressed: not a short one, nor for a client that accepts no encoding. */
export function mayBePacked(request: IncomingMessage, contentLength?: string): boolean {
  return request.headers['accept-encoding'] !== undefined && !(Number(contentLength) < leastBytes)
}

/** Compresses the response if its type and size gain by it. */
export function packAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (mayBePacked(request)) compress(request, response, proceed)
  else response.setHeader('Vary', 'Accept-Encoding')
}

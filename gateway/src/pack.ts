import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

/** Below it packing costs time and saves no packet: an answer’s headers alone weigh over a kilobyte. */
export const leastBytes = 2048

/** It is typed for express, and needs only what Node gives. */
const compress = compression({ threshold: leastBytes }) as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void
const proceed = () => undefined

/** Has the answer packed on its way, if its type and size gain by it. Whoever asks for nothing packed costs nothing. */
export const packAnswer = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.headers['accept-encoding'] === undefined) response.setHeader('Vary', 'Accept-Encoding')
  else compress(request, response, proceed)
}

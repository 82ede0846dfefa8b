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

/** Whether an answer might be packed. One that is short costs nothing by it, nor does whoever asks for nothing packed. */
export const mayBePacked = (request: IncomingMessage, contentLength?: string): boolean =>
  request.headers['accept-encoding'] !== undefined && !(Number(contentLength) < leastBytes)

/** Has the answer packed on its way, if its type and size gain by it. */
export const packAnswer = (request: IncomingMessage, response: ServerResponse): void => {
  if (mayBePacked(request)) compress(request, response, proceed)
  else response.setHeader('Vary', 'Accept-Encoding')
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** The longest transfer of a body: `graceMs`, plus a second for every `bytesPerSecond` bytes. */
export interface BodyPace {
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/** Allows twenty minutes for a 5 MB photo; a trickling body ends as early as slow headers. */
export const usualPace: BodyPace = { graceMs: 30_000, bytesPerSecond: 4_096 }

/** Ends the connection of a request whose body arrives more slowly than the pace (as Apache's `MinRate` does). */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { graceMs, bytesPerSecond }: BodyPace = usualPace,
): void {
  if (!hasBody(request)) return
  const { socket } = request
  const startedAt = performance.now()
  const before = socket.bytesRead
  const leftMs = () =>
    graceMs + ((socket.bytesRead - before) / bytesPerSecond) * 1_000 - (performance.now() - startedAt)
  const look = () => {
    if (request.complete || socket.destroyed) return
    const left = leftMs()
    if (left > 0) timer = setTimeout(look, left).unref()
    else if (response.headersSent) socket.destroy()
    else socket.end(tooSlow)
  }
  let timer = setTimeout(look, graceMs).unref()
  // Not when the response closes: a refused body may keep arriving after it.
  request.once('end', () => clearTimeout(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

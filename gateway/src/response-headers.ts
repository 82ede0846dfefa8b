import { randomUUID } from 'node:crypto'
import { ServerResponse, type IncomingMessage } from 'node:http'
import { requestIdHeader, requestIdOf } from '@verandah/kit'

export const requestIdName = requestIdHeader.toLowerCase()

const trace = Symbol('trace')
type Traced = ServerResponse & { [trace]?: readonly [name: string, value: string] }

/** Names the response's trace in `Server-Timing` (W3C), where the client's scripts can read it. */
export function sayTrace(response: Traced, traceparent: string): void {
  response[trace] = ['Server-Timing', `traceparent;desc="${traceparent}"`]
}

/**
 * Adds the request id and the security headers to every response. They join its own headers in one write, since setting
 * each costs twice as much; a header that the response sets itself wins. The id is always generated here: a client's
 * could forge log entries.
 */
export const createAddResponseHeaders = (security: readonly (readonly [name: string, value: string])[]) => {
  const flat = security.flat()
  const names = new Set(security.map(([name]) => name.toLowerCase()))

  function writeHead(this: ServerResponse, status: number, ...given: unknown[]): ServerResponse {
    const own = [requestIdHeader, requestIdOf(this.req), ...((this as Traced)[trace] ?? [])]
    const [headers] = given
    const isAlone = Array.isArray(headers) && this.getHeaderNames().length === 0 && !saysOneOf(names, headers)
    if (isAlone) return write(this, [status, [...flat, ...own, ...(headers as string[])]])
    for (const [name, value] of security) if (!this.hasHeader(name)) this.setHeader(name, value)
    for (let at = 0; at < own.length; at += 2) this.setHeader(own[at] ?? '', own[at + 1] ?? '')
    return write(this, [status, ...given])
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    request.headers[requestIdName] = randomUUID()
    response.writeHead = writeHead
  }
}

const write = (response: ServerResponse, given: unknown[]): ServerResponse =>
  Reflect.apply(ServerResponse.prototype.writeHead, response, given) as ServerResponse

/** Names and values alternate. */
const saysOneOf = (names: ReadonlySet<string>, headers: readonly unknown[]): boolean => {
  for (let at = 0; at < headers.length; at += 2) if (names.has(String(headers[at]).toLowerCase())) return true
  return false
}

import { randomUUID } from 'node:crypto'
import { ServerResponse, type IncomingMessage } from 'node:http'
import { requestIdHeader, requestIdOf } from '@verandah/kit'

export const requestIdName = requestIdHeader.toLowerCase()

/**
 * Has an answer carry its id and the security headers, whoever writes it. They join its own headers in the write: setting each of them costs twice
 * as much. Where an answer says one of them itself, its word counts. The id is ours alone: one from outside could be used to confuse the records.
 */
export const createDressAnswer = (security: readonly (readonly [name: string, value: string])[]) => {
  const flat = security.flat()
  const names = new Set(security.map(([name]) => name.toLowerCase()))

  function writeHead(this: ServerResponse, status: number, ...given: unknown[]): ServerResponse {
    const id = requestIdOf(this.req)
    const [headers] = given
    const isAlone = Array.isArray(headers) && this.getHeaderNames().length === 0 && !saysOneOf(names, headers)
    if (isAlone) return write(this, [status, [...flat, requestIdHeader, id, ...(headers as string[])]])
    for (const [name, value] of security) if (!this.hasHeader(name)) this.setHeader(name, value)
    this.setHeader(requestIdHeader, id)
    return write(this, [status, ...given])
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    request.headers[requestIdName] = randomUUID()
    response.writeHead = writeHead
  }
}

const write = (response: ServerResponse, given: unknown[]): ServerResponse =>
  Reflect.apply(ServerResponse.prototype.writeHead, response, given) as ServerResponse

/** Names and values take turns. */
const saysOneOf = (names: ReadonlySet<string>, headers: readonly unknown[]): boolean => {
  for (let at = 0; at < headers.length; at += 2) if (names.has(String(headers[at]).toLowerCase())) return true
  return false
}

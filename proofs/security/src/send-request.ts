import { Agent, request as openRequest, type IncomingHttpHeaders } from 'node:http'

/** A request as sent over the wire. `path` is encoded and includes the query. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export type SendRequest = (request: WireRequest) => Promise<WireAnswer>

const silenceMs = 60_000

/** Sends bytes unchanged: follows, stores and corrects nothing. Rejects if there is no response. */
export function createSendRequest(baseUrl: string): { send: SendRequest; close: () => void } {
  const { hostname, port } = new URL(baseUrl)
  const agent = new Agent({ keepAlive: true })
  const send: SendRequest = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const outgoing = openRequest({ hostname, port, method, path, agent, headers: { ...headers, ...length } })
      outgoing.setTimeout(silenceMs, () => outgoing.destroy(new Error(`no answer to ${method} ${path}`)))
      outgoing.once('error', reject)
      outgoing.once('response', (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
      outgoing.end(body)
    })
  return { send, close: () => agent.destroy() }
}

import { request, type IncomingHttpHeaders } from 'node:http'

export interface SendOptions {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
  signal?: AbortSignal
}

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  json: () => Record<string, unknown>
}

/** Sends one request exactly as written: adds no header, normalises no address. Rejects if the connection breaks. */
export function send(url: string, path: string, { method = 'GET', headers = {}, body, signal }: SendOptions = {}) {
  return new Promise<RawReply>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const isFramed = body === undefined || 'transfer-encoding' in headers
    const framing = isFramed ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = {
      hostname,
      port,
      path,
      method,
      headers: { ...headers, ...framing },
      agent: false as const,
      ...(signal && { signal }),
    }
    const outgoing = request(options, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const whole = Buffer.concat(parts)
        const json = () => JSON.parse(whole.toString()) as Record<string, unknown>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, json })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Headers that a browser adds to a call from a page of this site. */
export function sameOrigin(url: string) {
  return { origin: url, 'sec-fetch-site': 'same-origin' }
}

export const jsonBody = { 'content-type': 'application/json' }

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const answerEmpty: Answer = (_, response) => response.setHeader('content-type', 'application/json').end('[]')

/** Starts a fake service: real HTTP, recording what it receives. */
export async function startUpstream(answer: Answer = answerEmpty) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      heard.push({ method, url, headers, body: Buffer.concat(parts) })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    last: () => heard.at(-1)!,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

/** Returns an address without a listener. */
export async function addressOfNobody(): Promise<string> {
  const gone = await startUpstream()
  await gone.close()
  return gone.url
}

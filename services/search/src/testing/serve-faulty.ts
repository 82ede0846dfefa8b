import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A fault of a search call: never answered, disconnected, cut off within the response, or answered with something else.
 */
export type Fault = 'hang' | 'drop' | 'break-off' | { status: number; headers?: Record<string, string>; body?: string }

export type FaultOf = (search: { page: number; call: number }) => Fault | null

export interface FaultyProvider {
  readonly url: string
  /** The number of search calls. */
  calls(): number
  close(): Promise<void>
}

/**
 * A proxy in front of a provider that forwards calls, except for searches that `faultOf` spoils. Calls count from 1.
 */
export async function serveFaulty(realUrl: string, faultOf: FaultOf): Promise<FaultyProvider> {
  let calls = 0
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const isSearch = request.url?.endsWith('/_search') === true
      if (isSearch) calls += 1
      const page = isSearch ? (JSON.parse(body) as { pageNumber: number }).pageNumber : 0
      const fault = isSearch ? faultOf({ page, call: calls }) : null
      if (fault === null) await passOn(realUrl, request, body, response)
      else spoil(fault, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const spoil = (fault: Fault, response: ServerResponse): void => {
  if (fault === 'hang') return
  if (fault === 'drop') return void response.destroy()
  if (fault === 'break-off') {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.write('[{"type":', () => response.destroy())
  }
  response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body)
}

const passOn = async (realUrl: string, request: IncomingMessage, body: string, response: ServerResponse) => {
  const { authorization, 'content-type': type } = request.headers
  const reply = await fetch(`${realUrl}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    body,
  })
  const total = reply.headers.get('x-total-count')
  response.writeHead(reply.status, { 'content-type': 'application/json', ...(total && { 'x-total-count': total }) })
  response.end(await reply.text())
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

it.each([
  ['short', '/api/login'],
  ['long', '/api/feeds/reaxml'],
])(
  'an answer before the end of a large body leaves the connection fit for the next call, by the %s way',
  async (_, path) => {
    const answer = { status: 413 }
    const service = createServer((_request, response) => response.writeHead(answer.status).end())
    await once(service.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const gateway = await startTestGateway({ services: { auth: url, search: url } })
    const send = async (method: string, body?: Buffer) => {
      const type = path.endsWith('reaxml') ? 'application/xml' : 'application/json'
      const headers = { origin: gateway.url, authorization: 'Bearer x', 'content-type': type }
      const outgoing = request(`${gateway.url}${path}`, { agent, method, headers }).end(body)
      outgoing.on('error', () => undefined)
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      await text(response)
      return response
    }
    expect((await send('POST', Buffer.alloc(30 * 1024 * 1024))).statusCode).toBe(413)
    answer.status = 401
    expect((await send('POST', Buffer.alloc(10))).statusCode).toBe(401)
    await gateway.stop()
    service.closeAllConnections()
    service.close()
  },
)

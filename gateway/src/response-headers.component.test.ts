import { EventEmitter, once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'
import { startUpstream } from './testing/start-upstream.ts'

const ways = [
  ['short', '/api/locations/search?q=a'],
  ['long', '/api/Locations/search?q=a'],
] as const

describe.each(ways)('an answer by the %s way', (_, path) => {
  const askService = async (said: Record<string, string>, accept?: string) => {
    const search = await startUpstream((_request, response) => response.writeHead(200, said).end('[]'))
    const gateway = await startTestGateway({ services: { search: search.url } })
    onTestFinished(() => gateway.stop().then(search.close))
    const { headers } = await gateway.send(path, accept === undefined ? {} : { headers: { 'accept-encoding': accept } })
    return { headers, heard: search.last().headers }
  }

  it.each([undefined, 'gzip'])(
    'has its service’s stricter policy, and otherwise the gateway’s headers (accepts: %s)',
    async (accept) => {
      const { headers } = await askService({ 'Content-Security-Policy': "default-src 'none'" }, accept)
      expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' })
    },
  )

  it('has the request id that was sent to the service, whatever the service returns', async () => {
    const { headers, heard } = await askService({ 'X-Request-Id': 'an-id-of-its-own' })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(heard['x-request-id']).toBe(headers['x-request-id'])
  })

  it('states what else it varies by, beside its encoding', async () => {
    const { headers } = await askService({ 'Content-Length': '2', Vary: 'Accept' })
    expect(headers.vary?.split(', ')).toContain('Accept')
  })

  it('of a gateway that is shutting down is no different', async () => {
    const arrived = new EventEmitter()
    const search = await startUpstream(({ headers }) => void arrived.emit('call', headers['x-request-id']))
    const gateway = await startTestGateway({ services: { search: search.url } })
    onTestFinished(() => gateway.stop().then(search.close))
    const asked = gateway.send(path)
    const [requestId] = await once(arrived, 'call')
    await gateway.gateway.drain(1)
    const reply = await asked
    expect(reply.headers).toMatchObject({ 'x-request-id': requestId as string, 'x-frame-options': 'DENY' })
    expect(reply.json()).toMatchObject({ code: 'going-down', requestId })
  })
})

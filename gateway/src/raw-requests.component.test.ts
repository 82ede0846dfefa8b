import { once } from 'node:events'
import { connect } from 'node:net'
import { serviceNames } from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchangeBytes } from './testing/exchange-bytes.ts'
import { refused, refusedByUsAlone, taken } from './testing/raw-cases.ts'
import { startStrictUpstream } from './testing/start-strict-upstream.ts'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

let service: Awaited<ReturnType<typeof startStrictUpstream>>
let gateway: TestGateway
beforeAll(async () => {
  service = await startStrictUpstream()
  const services = Object.fromEntries(serviceNames.map((name) => [name, service.url]))
  gateway = await startTestGateway({ services, environment: { PUBLIC_URL: 'http://x' } })
})
afterAll(async () => {
  await gateway.stop()
  service.close()
})
beforeEach(() => {
  service.heard.length = 0
})

/** Plain addresses take the short path; unusual ones, uploads and webhooks the long one. */
const ways = [
  ['short', { read: '/api/locations/search?q=a', send: '/api/login' }],
  ['long', { read: '/api/Locations/search?q=a', send: '/api/feeds/reaxml' }],
] as const

describe.each(ways)('by the %s way', (_, { read, send }) => {
  const fill = (text: string) => text.replaceAll('{read}', read).replaceAll('{send}', send)

  it.each(Object.entries(taken))('%s reaches its service once, unchanged', async (_what, { bytes, heard }) => {
    const statuses = await exchangeBytes(gateway.url, [fill(bytes)])
    expect(service.heard).toEqual(heard.map(fill))
    expect(service.faults).toEqual([])
    expect(statuses.slice(0, heard.length)).toEqual(heard.map(() => 200))
  })

  it.each(Object.entries({ ...refused, ...refusedByUsAlone }))(
    '%s is refused and reaches no service',
    async (_what, bytes) => {
      const [status] = await exchangeBytes(gateway.url, [fill(bytes)])
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(service.heard).toEqual([])
    },
  )

  it.each(['a body with its length', 'a body in chunks', 'two requests at once'])(
    '%s may arrive byte by byte',
    async (what) => {
      const { bytes = '', heard = [] } = taken[what] ?? {}
      await exchangeBytes(gateway.url, fill(bytes).split(''))
      expect(service.heard).toEqual(heard.map(fill))
    },
  )

  it('bytes behind a body that exceeded its length are no request', async () => {
    const bytes = fill('POST {send} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 3\r\n\r\nhello')
    expect((await exchangeBytes(gateway.url, [bytes])).at(-1)).toBe(400)
    expect(service.heard).toEqual([fill('POST {send} hel')])
  })

  it.each([
    'GET {read} HTTP/1.1\r\nHost: x\r\n',
    'POST {send} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 9\r\n\r\nhalf',
  ])('half a request is no request: %j', async (bytes) => {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(fill(bytes))
    socket.end()
    await once(socket.resume(), 'close')
    expect(service.heard).toEqual([])
  })
})

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gatewayProofOf } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway, cookieOf, type TestGateway } from './testing/start-test-gateway.ts'
import { jsonBody, sameOrigin, send } from './testing/send.ts'
import { addressOfNobody, startUpstream, type Upstream } from './testing/start-upstream.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const startWith = async (search: Upstream, environment = {}): Promise<TestGateway> => {
  const gateway = await startTestGateway({ services: { search: search.url }, environment })
  stops.push(search.close, gateway.stop)
  return gateway
}

describe('a forwarded call', () => {
  let search: Upstream
  let gateway: TestGateway
  beforeEach(async () => {
    search = await startUpstream()
    gateway = await startWith(search)
  })

  it('arrives byte for byte, query included', async () => {
    const body = randomBytes(300_000)
    const headers = { authorization: 'Bearer agency-token', 'content-type': 'application/xml' }
    await gateway.send('/api/feeds/reaxml', { method: 'POST', headers, body })
    expect(search.last().body.equals(body)).toBe(true)

    await gateway.send('/api/feeds/reaxml', {
      method: 'POST',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body,
    })
    expect(search.last().body.equals(body)).toBe(true)

    await gateway.send('/api/locations/search?q=St%20Kilda&limit=5')
    expect(search.last().url).toBe('/api/locations/search?q=St%20Kilda&limit=5')
  })

  it('carries the session as a bearer token, and no client’s claim about itself', async () => {
    const access = gateway.accessToken()
    const claims = {
      authorization: 'Bearer forged',
      'x-client-address': '192.0.2.1',
      'x-request-id': 'chosen-outside',
      'x-device-token': 'forged',
      'x-gateway-proof': 'forged',
      'x-forwarded-for': '192.0.2.1',
      forwarded: 'for=192.0.2.1',
      'accept-language': 'en-AU',
    }
    const reply = await gateway.send('/api/search-status', { headers: { ...claims, ...cookieOf({ access }) } })

    const { headers } = search.last()
    expect(headers).toMatchObject({ authorization: `Bearer ${access}`, 'accept-language': 'en-AU' })
    expect(headers['x-client-address']).toMatch(/127\.0\.0\.1$/)
    expect(headers['x-gateway-proof']).toBe(gatewayProofOf(gateway.platform.gatewayProofKeys[0]))
    expect(headers['x-request-id']).toBe(reply.headers['x-request-id'])
    expect(headers['x-request-id']).not.toBe('chosen-outside')
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cookie|x-forwarded-for|forwarded|x-device-token)$/)]),
    )
  })

  it('keeps its own Authorization only where the contract requires a token', async () => {
    const headers = { authorization: 'Bearer agency-token', ...cookieOf({ access: gateway.accessToken() }) }
    await gateway.send('/api/feeds/reaxml', { method: 'POST', headers, body: '<a/>' })
    expect(search.last().headers.authorization).toBe('Bearer agency-token')

    await gateway.send('/api/locations/search?q=a', { headers: { authorization: 'Bearer forged' } })
    expect(search.last().headers.authorization).toBeUndefined()
  })

  it('trusts proxies about the address only up to the configured number', async () => {
    const trusting = await startWith(await startUpstream(), { TRUST_PROXY: '1' })
    const heard = trusting.plain
    const headers = { ...jsonBody, ...sameOrigin(trusting.url), 'x-forwarded-for': '203.0.113.5, 198.51.100.9' }
    await trusting.send('/api/login', { method: 'POST', headers, body: '{}' })

    expect(heard.last().headers['x-client-address']).toBe('198.51.100.9')
  })
})

describe('an unknown call', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['PUT', '/api/login'],
    ['POST', '/api/session/refresh'],
    ['GET', '/api/metrics'],
    ['GET', '/api/..%2fmetrics'],
  ])('%s %s gets a problem document and reaches no service', async (method, path) => {
    const search = await startUpstream()
    const gateway = await startWith(search)
    const reply = await gateway.send(path, { method })

    expect(reply.status).toBe(404)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ code: 'not-found', requestId: reply.headers['x-request-id'] })
    expect([...search.heard, ...gateway.plain.heard]).toEqual([])
  })
})

describe('a service', () => {
  const path = '/api/locations/search?q=a'
  const unavailable = { status: 503, code: 'service-unavailable' }

  it('that is down yields 503 with the time to wait', async () => {
    const gateway = await startTestGateway({ services: { search: await addressOfNobody() } })
    stops.push(gateway.stop)
    const reply = await gateway.send(path)

    expect(reply.json()).toMatchObject(unavailable)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.headers['content-type']).toContain('application/problem+json')
  })

  it('that does not respond yields 503 after the timeout', async () => {
    const gateway = await startWith(await startUpstream(() => undefined), { UPSTREAM_TIMEOUT_MS: '80' })

    expect((await gateway.send(path)).json()).toMatchObject(unavailable)
  })

  it('that dies in the middle of a response breaks it off, so that half is never taken for the whole', async () => {
    const dying = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half of it', () => response.destroy())
    }
    const gateway = await startWith(await startUpstream((_, response) => dying(response)))

    await expect(gateway.send(path)).rejects.toThrow(/aborted|ECONNRESET|socket hang up/)
  })

  it('is informed when the client disconnects', async () => {
    let held: ServerResponse | undefined
    const search = await startUpstream((_, response) => (held = response))
    const gateway = await startWith(search)
    const client = new AbortController()
    const call = send(gateway.url, path, { signal: client.signal })
    await expect.poll(() => held).toBeDefined()
    const gone = once(held!, 'close')
    client.abort()

    await expect(call).rejects.toThrow()
    await gone
    expect(held?.writableFinished).toBe(false)
  })

  it('receives its calls over persistent connections', async () => {
    const ports = new Set<number | undefined>()
    const gateway = await startWith(
      await startUpstream((request, response) => {
        ports.add(request.socket.remotePort)
        response.end('[]')
      }),
    )
    for (let n = 0; n < 5; n += 1) await gateway.send(path, { headers: { connection: 'close' } })

    expect(ports.size).toBe(1)
  })
})

describe('a rate limit', () => {
  it('is per session, and states when to retry', async () => {
    const gateway = await startWith(await startUpstream(), { RATE_LIMIT_PER_MINUTE: '2' })
    const one = gateway.accessToken()
    const other = gateway.accessToken()
    const ask = (access: string) => gateway.send('/api/search-status', { headers: cookieOf({ access }) })
    const replies = [await ask(one), await ask(one), await ask(one), await ask(other)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 200])
    expect(Number(replies[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(replies[2]?.json()).toMatchObject({ code: 'too-many-requests' })
  })
})

describe('pictures of sample homes', () => {
  it('are served by the market with its caching, and without any data of the visitor', async () => {
    const market = await startUpstream((_, response) => {
      response
        .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
        .end('<svg/>')
    })
    const gateway = await startWith(await startUpstream(), { LISTING_MARKET_URL: market.url })
    stops.push(market.close)
    const headers = cookieOf({ access: gateway.accessToken() })
    const reply = await gateway.send('/pictures/home-1/front.svg', { headers })

    expect(reply.body.toString()).toBe('<svg/>')
    expect(reply.headers['cache-control']).toBe('public, max-age=86400')
    expect(market.last().url).toBe('/pictures/home-1/front.svg')
    expect(market.last().headers).not.toHaveProperty('cookie')
  })
})

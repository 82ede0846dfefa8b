import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { jsonBody } from './testing/send.ts'

const publicUrl = 'https://verandah.example'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { PUBLIC_URL: publicUrl } })
})
afterAll(() => gateway.stop())

const changes = [
  ['POST', '/api/login'],
  ['POST', '/api/register'],
  ['POST', '/api/logout'],
  ['POST', '/api/search-properties'],
  ['DELETE', '/api/search-status/some-id'],
] as const

const foreign = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site by its origin alone': { origin: 'https://evil.example' },
  'a sibling host': { origin: 'https://blog.verandah.example', 'sec-fetch-site': 'same-site' },
  'a sandboxed frame': { origin: 'null' },
  'the address bar': { 'sec-fetch-site': 'none' },
  'nowhere that is said': {},
  'this site, but with a foreign origin': { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  'the same host over plain HTTP': { origin: 'http://verandah.example' },
}

const own = {
  'a page, as browsers say it today': { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
  'a page of an older browser': { origin: publicUrl },
  'a page without an origin': { 'sec-fetch-site': 'same-origin' },
}

const call = (method: string, path: string, headers: object) =>
  gateway.send(path, {
    method,
    headers: { ...jsonBody, ...cookieOf({ access: gateway.accessToken() }, { isSecure: true }), ...headers },
    body: '{}',
  })

describe.each(changes)('%s %s', (method, path) => {
  it.each(Object.entries(foreign))('is refused from %s', async (_, headers) => {
    const heard = gateway.plain.heard.length
    const reply = await call(method, path, headers)

    expect(reply.status).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'foreign-origin' })
    expect(gateway.plain.heard).toHaveLength(heard)
  })

  it.each(Object.entries(own))('is accepted from %s', async (_, headers) => {
    expect((await call(method, path, headers)).status).toBe(200)
  })

  it('is accepted from a page of the called host', async () => {
    expect((await call(method, path, { origin: gateway.url })).status).toBe(200)
  })
})

describe('calls that change nothing, or that no browser makes', () => {
  it.each([
    ['GET', '/api/search-status'],
    ['GET', '/api/locations/search?q=a'],
    ['POST', '/api/feeds/reaxml'],
  ])('%s %s needs no origin', async (method, path) => {
    expect((await call(method, path, foreign['another site'])).status).toBe(200)
  })
})

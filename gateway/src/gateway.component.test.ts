import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@verandah/contracts'
import { cookieNames, createRedisCaches, readNumbers } from '@verandah/kit'
import { startGateway } from './start-gateway.ts'
import { startTestGateway, cookieOf, type TestGateway } from './testing/start-test-gateway.ts'
import { sameOrigin } from './testing/send.ts'
import { startUpstream } from './testing/start-upstream.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

interface Document {
  paths: Record<string, Record<string, unknown>>
  components: { securitySchemes: { session: { name: string } } }
}

const servedRoutes = allRoutes.filter(({ isExposed }) => isExposed !== false)

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document = (await gateway.send('/api/openapi.json')).json()
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document)

    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('lists every call that the gateway forwards, and no other', async () => {
    const { paths, components } = (await gateway.send('/api/openapi.json')).json() as unknown as Document
    const named = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    )

    const served = new Set(servedRoutes.map(({ method, path }) => `${method.toLowerCase()} ${path}`))
    expect(named.sort()).toEqual([...served].sort())
    expect(components.securitySchemes.session.name).toBe(cookieNames.access)
  })

  it.each(servedRoutes.map((route) => [route.method, route.path] as const))(
    '%s %s reaches its service',
    async (method, path) => {
      const asked = path.replace(/\{\w+\}/g, 'some-id')
      const headers = { ...sameOrigin(gateway.url), ...cookieOf({ access: gateway.accessToken() }) }
      await gateway.send(asked, { method, headers })

      expect(gateway.plain.last()).toMatchObject({ method, url: asked })
    },
  )
})

describe('the gateway', () => {
  it('answers probes, and turns unready before it stops', async () => {
    const other = await startTestGateway()
    expect((await other.send('/livez')).status).toBe(200)
    expect((await other.send('/readyz')).status).toBe(200)
    other.gateway.turnUnready()
    expect((await other.send('/readyz')).status).toBe(503)
    expect((await other.send('/livez')).status).toBe(200)
    await other.stop()
  })

  it('closes the client’s connection when the gateway stops, and not when the service does', async () => {
    const leaving = await startUpstream((_, response) => response.setHeader('Connection', 'close').end('[]'))
    const ours = await startTestGateway({ services: { search: leaving.url } })
    const ask = () => ours.send('/api/locations/search?q=a', { headers: { connection: 'keep-alive' } })
    expect((await ask()).headers.connection).toBe('keep-alive')
    ours.gateway.turnUnready()
    expect((await ask()).headers.connection).toBe('close')
    await ours.stop()
    await leaving.close()
  })

  it('stays open without its cache, even from the start, and reports that to probes', async () => {
    const caches = await createRedisCaches({ url: 'redis://127.0.0.1:1' })
    const other = await startTestGateway({ platform: { ...gateway.platform, caches } })
    const reply = await other.send('/readyz')
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({ bus: true, cache: false, serving: true })
    await other.stop()
    await caches.close()
  })

  it('counts its responses by route', async () => {
    await gateway.send('/api/locations/search?q=a')
    const counts = (await readNumbers())
      .split('\n')
      .filter((line) => line.startsWith('http_server_request_duration_seconds_count'))
    expect(counts.find((line) => line.includes('route="/api/locations/search"'))).toContain('service="gateway"')
  })

  it('does not expose its metrics', async () => {
    const reply = await gateway.send('/metrics')
    expect(reply.status).toBe(404)
    expect(reply.body.toString()).not.toContain('http_server')
  })

  it('does not start without the address of a service, and names the missing setting', async () => {
    const { platform } = gateway
    const serviceUrls = { auth: 'http://127.0.0.1:1', scoring: 'http://127.0.0.1:1' }

    await expect(startGateway({ platform, serviceUrls })).rejects.toThrow('The setting SEARCH_URL cannot be used')
  })
})

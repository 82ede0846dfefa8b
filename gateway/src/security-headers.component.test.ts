import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

let webRoot: string
let gateway: TestGateway
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'verandah-web-'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Verandah</title><script>light()</script>')
  await writeFile(join(webRoot, 'begin.js'), 'begin()')
  gateway = await startTestGateway({ webRoot })
})
afterAll(async () => {
  await gateway.stop()
  await rm(webRoot, { recursive: true })
})

describe('security headers', () => {
  it('are on every response', async () => {
    for (const path of ['/', '/begin.js', '/api/nothing', '/api/locations/search?q=a']) {
      const { headers } = await gateway.send(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      // The bidding card keeps the screen on.
      expect(headers['permissions-policy']).not.toContain('screen-wake-lock')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  it('allow only our own scripts', async () => {
    const policy = String((await gateway.send('/')).headers['content-security-policy'])

    expect(policy.split(';').sort()).toEqual(
      [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-src 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' https: data: blob: https://tile.openstreetmap.org",
        "object-src 'none'",
        'report-uri /api/browser-reports',
        "require-trusted-types-for 'script'",
        `script-src 'self' 'sha256-${createHash('sha256').update('light()').digest('base64')}'`,
        "style-src 'self'",
        'trusted-types default',
      ].sort(),
    )
  })

  it('allow Stripe’s form on the payment page only', async () => {
    const paid = await startTestGateway({ environment: { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } })
    const policy = String((await paid.send('/')).headers['content-security-policy'])
    await paid.stop()

    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://api.stripe.com",
        "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      ]),
    )
  })

  it('require HTTPS where the product is served over it', async () => {
    const secure = await startTestGateway({ environment: { PUBLIC_URL: 'https://verandah.example' } })
    const { headers } = await secure.send('/readyz')
    const reply = await secure.send('/')
    await secure.stop()

    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(reply.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(reply.headers['content-security-policy']).toContain(';report-to refusals')
    expect(reply.headers['reporting-endpoints']).toBe('refusals="/api/browser-reports"')
  })
})

describe('security headers of a product with maps', () => {
  it('allow map tiles from their host, where one is set', async () => {
    const mapped = await startTestGateway({
      environment: { MAP_TILES_URL: 'http://{s}.tiles.test:81/{z}/{x}/{y}.png' },
    })
    const policy = String((await mapped.send('/')).headers['content-security-policy'])
    await mapped.stop()

    expect(policy.split(';')).toContain("img-src 'self' https: data: blob: http://*.tiles.test:81")
  })

  it.each([
    [
      'the tiles that maps offer',
      { MAP_STREETS_OFFER: 'http://tiles.test:81/{z}/{x}/{y}.png' },
      ' http://tiles.test:81',
    ],
    ['no tiles where the offer is off', { MAP_STREETS_OFFER: 'off' }, ''],
    ['no offered tiles beside those of the operator', { MAP_TILES_URL: 'https://own.test/{z}' }, ' https://own.test'],
  ])('allow %s', async (_what, environment, host) => {
    const offering = await startTestGateway({ environment })
    const policy = String((await offering.send('/')).headers['content-security-policy'])
    await offering.stop()

    expect(policy.split(';')).toContain(`img-src 'self' https: data: blob:${host}`)
  })
})

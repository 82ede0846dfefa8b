import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

const page = '<!doctype html><title>Verandah</title><script>light()</script>'
const drawn = '<!doctype html><title>Find Your Perfect Place</title>'
const script = 'console.log("verandah");\n'.repeat(200)
const html = { accept: 'text/html,application/xhtml+xml' }
let folder: string
let gateway: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-web-'))
  const webRoot = join(folder, 'dist')
  await mkdir(join(webRoot, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not for the web')
  await writeFile(join(webRoot, 'index.html'), page)
  await mkdir(join(webRoot, 'drawn/features'), { recursive: true })
  await writeFile(join(webRoot, 'drawn/index.html'), drawn)
  await writeFile(join(webRoot, 'drawn/features/search.html'), drawn)
  await writeFile(join(webRoot, 'sw.js'), 'keep()')
  await writeFile(join(webRoot, 'assets/index-a1b2c3.js'), script)
  gateway = await startTestGateway({ webRoot })
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

describe('the built client', () => {
  it('keeps hashed files for a year', async () => {
    const reply = await gateway.send('/assets/index-a1b2c3.js')

    expect(reply.body.toString()).toBe(script)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toContain('javascript')
  })

  it('requires revalidation of the worker, so that no browser stays on an old version', async () => {
    const { headers } = await gateway.send('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('javascript')
  })

  it('is sent compressed to browsers that support it', async () => {
    const reply = await gateway.send('/assets/index-a1b2c3.js', { headers: { 'accept-encoding': 'gzip, br' } })

    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.body).toString()).toBe(script)
    expect(reply.headers.vary).toContain('Accept-Encoding')
  })

  it.each(['/auth', '/features', '/search-results/abc-123', '/property/domain:2019.5'])('opens at %s', async (path) => {
    const reply = await gateway.send(path, { headers: html })

    expect(reply.status).toBe(200)
    expect(reply.body.toString()).toBe(page)
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/shared/0123abcd', '/account-deleted/abc'])('keeps the token in %s from other sites', async (path) => {
    const { headers } = await gateway.send(path, { headers: html })
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-robots-tag']).toBe('noindex')
    const plain = (await gateway.send('/pricing', { headers: html })).headers
    expect(plain['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(plain['x-robots-tag']).toBeUndefined()
  })

  it.each(['/', '/features/search'])('starts a visitor’s %s with the page rendered at the build', async (path) => {
    const visitor = await gateway.send(path, { headers: html })
    const signedIn = await gateway.send(path, { headers: { ...html, cookie: 'verandah_signed_in=1' } })

    expect(visitor.body.toString()).toBe(drawn)
    expect(signedIn.body.toString()).toBe(page)
    for (const { headers } of [visitor, signedIn]) {
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers.vary).toContain('Cookie')
    }
  })

  it('is not sent again when unchanged', async () => {
    const { etag = '' } = (await gateway.send('/', { headers: html })).headers
    const reply = await gateway.send('/', { headers: { ...html, 'if-none-match': etag } })

    expect(reply.status).toBe(304)
    expect(reply.body).toHaveLength(0)
  })

  it.each(['/', '/sw.js', '/api/openapi.json'])('is not sent again to a Node fetch that has it: %s', async (path) => {
    const { etag = '' } = (await gateway.send(path, { headers: html })).headers
    const reply = await fetch(new URL(path, gateway.url), { headers: { ...html, 'if-none-match': etag } })

    expect(reply.status).toBe(304)
    expect(await reply.text()).toBe('')
  })

  it('answers HEAD like GET without a body', async () => {
    const reply = await gateway.send('/auth', { method: 'HEAD', headers: html })

    expect(reply.status).toBe(200)
    expect(reply.headers['content-length']).toBe(String(page.length))
    expect(reply.body).toHaveLength(0)
  })

  it.each([
    ['/assets/index-old.js', html],
    ['/logo.png', { accept: 'image/*' }],
    ['/auth', { accept: '*/*' }],
  ])('is not served for the missing %s', async (path, headers) => {
    expect((await gateway.send(path, { headers })).status).toBe(404)
  })
})

describe('the folder of the built client', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
  ])('cannot be escaped by %s', async (path) => {
    const reply = await gateway.send(path)

    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body.toString()).not.toContain('not for the web')
  })

  it('states how to build it when it is missing', async () => {
    const bare = await startTestGateway({ webRoot: join(folder, 'nothing') })
    const reply = await bare.send('/', { headers: html })
    await bare.stop()

    expect(reply.status).toBe(503)
    expect(reply.body.toString()).toContain('npm run build')
  })
})

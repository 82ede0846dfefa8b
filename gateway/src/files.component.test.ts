import { randomBytes } from 'node:crypto'
import { hrefOf, keepFile, readFile, saveProperty } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { shortlist } from '@verandah/shortlist'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonBody, sameOrigin } from './testing/send.ts'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

let service: TestService
let gateway: TestGateway
let headers: Record<string, string>
beforeAll(async () => {
  service = await startTestService(shortlist)
  gateway = await startTestGateway({ services: { shortlist: service.url }, platform: service.platform })
  headers = { ...sameOrigin(gateway.url), ...cookieOf({ access: service.signIn({ sub: 'user-1' }) }) }
  const body = JSON.stringify({ propertyId: 'home-1' })
  await gateway.send(hrefOf(saveProperty), { method: 'POST', headers: { ...headers, ...jsonBody }, body })
})
afterAll(async () => {
  await gateway.stop()
  await service.stop()
})

const document = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)])
const upload = (id: string, body: Buffer, propertyId = 'home-1') =>
  gateway.send(hrefOf(keepFile, { params: { id }, query: { propertyId, kind: 'contract', name: 'Contract.pdf' } }), {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body,
  })
const read = (id: string, more: Record<string, string> = {}) =>
  gateway.send(hrefOf(readFile, { params: { id } }), { headers: { ...headers, ...more } })

const mebibyte = 1024 * 1024

it('a document of 16 MB arrives, and comes back with its own rules', async () => {
  const body = document(16 * mebibyte)
  expect((await upload('file-1', body)).status).toBe(200)
  const kept = await read('file-1')
  expect(kept.body.equals(body)).toBe(true)
  expect(kept.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; object-src 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('a refused document is answered before it has been read, and the file asked for again is not sent', async () => {
  const refused = await upload('file-2', document(16 * mebibyte), 'home-of-nobody')
  const large = await upload('file-3', document(17 * mebibyte))
  expect([refused.status, large.status, large.json().detail]).toEqual([404, 413, expect.stringContaining('16 MB')])
  await upload('file-4', document(mebibyte))
  const { headers: first } = await read('file-4')
  const again = await read('file-4', { 'if-none-match': first.etag! })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe("default-src 'none'; object-src 'self'")
})

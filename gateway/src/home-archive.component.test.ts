import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getHomeArchive, hrefOf, keepFile, saveProperty } from '@verandah/contracts'
import { createMemoryBlobs } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { shortlist } from '@verandah/shortlist'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sameOrigin } from './testing/send.ts'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { startUpstream, type Upstream } from './testing/start-upstream.ts'

const count = 6
const mebibyte = 1024 * 1024
/** Long enough for a busy machine to answer in. */
const limitMs = 1_500
const of = { params: { propertyId: 'home-1' } }

let service: TestService
let silent: Upstream
let gateway: TestGateway
let headers: Record<string, string>
const reads: string[] = []
let failAt = Infinity
beforeAll(async () => {
  const kept = createMemoryBlobs()
  const get = (key: string) => {
    if (reads.push(key) === failAt) return Promise.reject(new Error('the disk is on fire'))
    return kept.get(key)
  }
  service = await startTestService(shortlist, { blobs: { ...kept, get } })
  silent = await startUpstream(() => undefined)
  gateway = await startTestGateway({
    services: { shortlist: service.url, search: silent.url },
    platform: service.platform,
    environment: { UPSTREAM_TIMEOUT_MS: String(limitMs) },
  })
  const as = service.signIn({ sub: 'user-1' })
  headers = { ...sameOrigin(gateway.url), ...cookieOf({ access: as }) }
  await service.call(saveProperty, { as, body: { propertyId: 'home-1' } })
  const body = Uint8Array.from(Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(15 * mebibyte)]))
  for (let at = 0; at < count; at += 1) {
    const query = { propertyId: 'home-1', kind: 'report', name: `Report ${at}` }
    await service.call(keepFile, { as, params: { id: `file-${at}` }, query, body })
  }
})
afterAll(async () => {
  await gateway.stop()
  await service.stop()
  await silent.close()
})

/** Asks, and reads nothing of the reply. */
const begin = async (): Promise<IncomingMessage> => {
  const asked = get(`${gateway.url}${hrefOf(getHomeArchive, of)}`, { headers, agent: false })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return reply
}

it('an archive waits for a slow reader, with few files read ahead, and arrives whole', async () => {
  const reply = await begin()
  for (let calls = 0; calls < 2; calls += 1) expect((await gateway.send('/api/locations/search?q=a')).status).toBe(503)
  expect(reads.length).toBeLessThan(count)
  expect((await buffer(reply)).length).toBeGreaterThan(count * 15 * mebibyte)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': "attachment; filename*=UTF-8''Saved%20home.zip",
  })
})

it('an archive is not made to its end for a reader who has gone', async () => {
  reads.length = 0
  const reply = await begin()
  reply.once('error', () => undefined).destroy()
  let next = reply
  await expect.poll(async () => (next = await begin()).statusCode).toBe(200)
  await buffer(next)
  expect(reads.length).toBeLessThan(2 * count)
})

it('an archive that fails in the middle breaks off, so that half is never taken for the whole', async () => {
  reads.length = 0
  failAt = 4
  await expect(begin().then(buffer)).rejects.toThrow('aborted')
})

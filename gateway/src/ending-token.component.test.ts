import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auth } from '@verandah/auth'
import { cookieNames, readCookies } from '@verandah/kit'
import { createTestClock, loseWritesFrom, startTestService, type TestService } from '@verandah/kit/testing'
import { jsonBody, sameOrigin, type RawReply } from './testing/send.ts'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { addressOfNobody, startUpstream } from './testing/start-upstream.ts'

const almostTenMinutes = 10 * 60_000 - 5_000

let service: TestService
let gateway: TestGateway
beforeAll(async () => {
  service = await startTestService(auth, { environment: { PASSWORD_HASH_MEMORY_KIB: '64' } })
  gateway = await startTestGateway({ services: { auth: service.url }, platform: service.platform })
})
afterAll(async () => {
  await gateway.stop()
  await service.stop()
})

const cookiesOf = ({ headers }: RawReply) => {
  const cookies = readCookies((headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join(';'))
  return { access: cookies.get(cookieNames.access) ?? '', refresh: cookies.get(cookieNames.refresh) ?? '' }
}
const me = ({ send }: TestGateway, cookies: object) => send('/api/user', { headers: cookieOf(cookies) })

let visitor = 0
let jar: ReturnType<typeof cookiesOf>
beforeEach(async () => {
  visitor += 1
  const names = { username: `visitor${visitor}`, email: `visitor${visitor}@example.com`, name: 'A Visitor' }
  const body = JSON.stringify({ ...names, password: 'correct horse battery' })
  const headers = { ...jsonBody, ...sameOrigin(gateway.url) }
  jar = cookiesOf(await gateway.send('/api/register', { method: 'POST', headers, body }))
})

describe('a token that is about to end', () => {
  it('is renewed before a call whose service would see its end', async () => {
    const clock = createTestClock(new Date(service.clock.now().getTime() + almostTenMinutes))
    service.clock.advance(almostTenMinutes + 6_000)
    const behind = await startTestGateway({ services: { auth: service.url }, platform: { ...service.platform, clock } })
    const reply = await me(behind, jar)
    await behind.stop()
    expect(reply.status).toBe(200)
    expect(cookiesOf(reply).refresh).not.toBe(jar.refresh)
  })

  it('is used to its end where it cannot be renewed', async () => {
    service.clock.advance(almostTenMinutes)
    expect((await me(gateway, { access: jar.access })).status).toBe(200)
    expect((await me(gateway, { access: jar.access, refresh: 'not.a.token' })).status).toBe(200)
  })

  it('is used to its end while auth is unavailable for renewals', async () => {
    const search = await startUpstream()
    const services = { auth: await addressOfNobody(), search: search.url }
    const lonely = await startTestGateway({ services, platform: service.platform })
    service.clock.advance(almostTenMinutes)
    const reply = await lonely.send('/api/search-status', { headers: cookieOf(jar) })
    await lonely.stop()
    await search.close()
    expect(reply.status).toBe(200)
  })

  it('is renewed by the next call when auth failed at the first', async () => {
    const { refresh } = jar
    const death = loseWritesFrom(1)
    const failed = await me(gateway, { refresh }).finally(death.stop)
    expect([failed.status, (await me(gateway, { refresh })).status]).toEqual([503, 200])
  })

  it('is renewed by a reply that no cache keeps', async () => {
    const search = await startUpstream((_, response) => response.setHeader('cache-control', 'max-age=60').end('[]'))
    const services = { auth: service.url, search: search.url }
    const caching = await startTestGateway({ services, platform: service.platform })
    const renewing = await caching.send('/api/search-status', { headers: cookieOf({ refresh: jar.refresh }) })
    const later = await caching.send('/api/search-status', { headers: cookieOf(cookiesOf(renewing)) })
    await caching.stop()
    await search.close()
    expect([renewing, later].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'max-age=60'])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auth } from '@verandah/auth'
import { refreshSession, SessionRevoked, type EventOf } from '@verandah/contracts'
import { cookieNames, newEvent, readCookies } from '@verandah/kit'
import { callRoute, createTestClock, startTestService, type TestService } from '@verandah/kit/testing'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { jsonBody, sameOrigin, type RawReply } from './testing/send.ts'
import { addressOfNobody, startUpstream, type Upstream } from './testing/start-upstream.ts'

let service: TestService
let gateway: TestGateway
let search: Upstream
let visitor = 0
const dayMs = 24 * 60 * 60_000
beforeAll(async () => {
  service = await startTestService(auth, { environment: { PASSWORD_HASH_MEMORY_KIB: '64' } })
  search = await startUpstream()
  const services = { auth: service.url, search: search.url }
  gateway = await startTestGateway({ services, platform: service.platform })
})
afterAll(async () => {
  await gateway.stop()
  await search.close()
  await service.stop()
})

interface Jar {
  access: string
  refresh: string
  device: string
}
let jar: Jar
beforeEach(async () => {
  visitor += 1
  const body = JSON.stringify({
    username: `visitor${visitor}`,
    password: 'correct horse battery',
    email: `visitor${visitor}@example.com`,
    name: 'A Visitor',
  })
  const headers = { ...jsonBody, ...sameOrigin(gateway.url) }
  jar = jarOf(await gateway.send('/api/register', { method: 'POST', headers, body }))
})

const setCookies = (reply: RawReply) => reply.headers['set-cookie'] ?? []
const jarOf = (reply: RawReply): Jar => {
  const cookies = readCookies(
    setCookies(reply)
      .map((line) => line.split(';')[0])
      .join(';'),
  )
  const valueOf = (name: string) => cookies.get(name) ?? ''
  return {
    access: valueOf(cookieNames.access),
    refresh: valueOf(cookieNames.refresh),
    device: valueOf(cookieNames.device),
  }
}
const me = (cookies: Partial<Jar>) => gateway.send('/api/user', { headers: cookieOf(cookies) })
const logOut = (cookies: Partial<Jar>) =>
  gateway.send('/api/logout', { method: 'POST', headers: { ...sameOrigin(gateway.url), ...cookieOf(cookies) } })
const refreshes = () =>
  service.logLines
    .map((line) => JSON.parse(line) as { route?: string })
    .filter(({ route }) => route === refreshSession.path).length

describe('a session', () => {
  it('is determined by its cookies; without one the gateway itself answers 401', async () => {
    expect((await me(jar)).json()).toMatchObject({ username: `visitor${visitor}` })
    const heard = search.heard.length
    const reply = await gateway.send('/api/search-status')

    expect(reply.status).toBe(401)
    expect(reply.json()).toMatchObject({ code: 'unauthenticated' })
    expect(search.heard).toHaveLength(heard)
  })

  it('is renewed once for twenty requests with an expired token', async () => {
    service.clock.advance(11 * 60_000)
    const before = refreshes()
    const replies = await Promise.all(Array.from({ length: 20 }, () => me(jar)))

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(refreshes() - before).toBe(1)
    const jars = replies.map(jarOf)
    expect(new Set(jars.map(({ refresh }) => refresh)).size).toBe(1)
    expect(jars[0]?.refresh).not.toBe(jar.refresh)
    expect((await me({ access: jars[0]!.access })).status).toBe(200)
  })

  it('is renewed when the browser has dropped the expired cookie', async () => {
    const reply = await me({ refresh: jar.refresh })

    expect(reply.status).toBe(200)
    expect(jarOf(reply).access).not.toBe('')
  })

  it('that cannot be renewed loses its cookies', async () => {
    const reply = await me({ refresh: 'not.a.token' })

    expect(reply.status).toBe(401)
    expect(setCookies(reply)).toHaveLength(3)
    for (const cookie of setCookies(reply)) expect(cookie).toContain('Max-Age=0')
  })

  it('survives a gateway whose clock is a day ahead: refused for a while, with cookies that are good afterwards', async () => {
    const clock = createTestClock(new Date(service.clock.now().getTime() + dayMs))
    const ahead = await startTestGateway({ services: { auth: service.url }, platform: { ...service.platform, clock } })
    const refused = await ahead.send('/api/user', { headers: cookieOf(jar) })
    await ahead.stop()

    expect(refused.status).toBe(503)
    const renewed = jarOf(refused)
    expect(renewed.refresh).not.toBe('')
    expect((await me(renewed)).status).toBe(200)
  })

  it('that was logged out has ended at the gateway too, whatever tokens arrive', async () => {
    const reply = await logOut(jar)
    await service.idle()

    expect(reply.status).toBe(204)
    expect(jarOf(reply)).toMatchObject({ access: '', refresh: '' })
    expect((await me(jar)).status).toBe(401)
  })

  it('that is logged out with an expired token ends as well, and its cookies are cleared', async () => {
    service.clock.advance(11 * 60_000)
    const last = setCookies(await logOut(jar)).slice(-3)

    for (const cookie of last) expect(cookie).toContain('Max-Age=0')
    expect((await callRoute(service.url, refreshSession, { body: { refreshToken: jar.refresh } })).status).toBe(401)
  })

  it('that was revoked is refused at once', async () => {
    const access = gateway.accessToken({ sid: 'stolen' })
    expect((await gateway.send('/api/search-status', { headers: cookieOf({ access }) })).status).toBe(200)
    const data = { sid: 'stolen', userId: 'x', revokedAt: service.clock.now().toISOString() }
    const revoked: EventOf<typeof SessionRevoked> = newEvent(SessionRevoked, data, { clock: service.clock })
    await service.platform.bus.broadcast(revoked)
    await service.idle()

    expect((await gateway.send('/api/search-status', { headers: cookieOf({ access }) })).status).toBe(401)
  })

  it('sends its device token to auth only', async () => {
    await gateway.send('/api/search-status', { headers: cookieOf(jar) })
    expect(search.last().headers).not.toHaveProperty('x-device-token')

    const guess = { ...jsonBody, ...sameOrigin(gateway.url) }
    const body = JSON.stringify({ username: `visitor${visitor}`, password: 'a wrong password' })
    const login = (headers: object) =>
      gateway.send('/api/login', { method: 'POST', headers: { ...guess, ...headers }, body })
    for (let n = 0; n < 5; n += 1) await login({})
    expect((await login({})).status).toBe(429)
    expect((await login(cookieOf({ device: jar.device }))).status).toBe(401)
  })
})

describe('while auth is unavailable', () => {
  it('a session that needs renewal gets a time to wait, and public calls still work', async () => {
    const services = { auth: await addressOfNobody(), search: search.url }
    const lonely = await startTestGateway({ services, platform: service.platform })
    const headers = cookieOf({ refresh: jar.refresh })
    const needing = await lonely.send('/api/search-status', { headers })
    const open = await lonely.send('/api/locations/search?q=a', { headers })
    await lonely.stop()

    expect(needing.status).toBe(503)
    expect(Number(needing.headers['retry-after'])).toBeGreaterThan(0)
    expect(setCookies(needing)).toEqual([])
    expect(open.status).toBe(200)
  })
})

describe('a cookie on https', () => {
  let secure: TestGateway
  beforeAll(async () => {
    const environment = { PUBLIC_URL: 'https://verandah.example' }
    secure = await startTestGateway({ environment, services: { auth: service.url }, platform: service.platform })
  })
  afterAll(() => secure.stop())

  const whoIs = (cookie: string) => secure.send('/api/user', { headers: { cookie } })
  const bound = (of: Jar) => `__Host-${cookieNames.access}=${of.access}`

  it('that a sibling domain sets signs no user in beside one of ours, in any order', async () => {
    const tossed = `${cookieNames.access}=${secure.accessToken()}; ${cookieNames.refresh}=tossed`
    for (const cookie of [`${bound(jar)}; ${tossed}`, `${tossed}; ${bound(jar)}`])
      expect((await whoIs(cookie)).json()).toMatchObject({ username: `visitor${visitor}` })
    expect((await whoIs(`${cookieNames.access}=${jar.access}; __Host-${cookieNames.device}=x`)).status).toBe(401)
  })

  it('without the prefix signs no user in, and becomes none of ours', async () => {
    const reply = await whoIs(`${cookieNames.refresh}=${jar.refresh}; ${cookieNames.device}=${jar.device}`)
    expect(reply.status).toBe(401)
    expect(setCookies(reply)).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOtherSessions, endSession, getCurrentUser, listSessions, SessionRevoked } from '@verandah/contracts'
import { refreshTtlMs } from './domain/evaluate-refresh.ts'
import { startAuth, tokensOf, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
let auth: AuthUnderTest
let meera: SignedIn
let jo: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
  jo = await auth.signUp({ username: 'joanna', email: 'joanna@example.com' })
})
afterEach(() => auth.stop())

const sidOf = ({ refreshToken }: SignedIn): string => refreshToken.split('.')[0] ?? ''
const list = ({ accessToken }: SignedIn) => auth.call(listSessions, { as: accessToken })
const end = (id: string, { accessToken }: SignedIn) => auth.call(endSession, { as: accessToken, params: { id } })
const isAlive = async ({ accessToken, refreshToken }: SignedIn): Promise<boolean> => {
  const { status } = await auth.call(getCurrentUser, { as: accessToken })
  return status === 200 && (await auth.refresh(refreshToken)).status === 200
}

describe('the list of sessions', () => {
  it('shows where the caller is signed in, last seen first, and holds no token', async () => {
    const createdAt = auth.clock.now().toISOString()
    auth.clock.advance(60_000)
    const other = await auth.signIn('meera', { 'user-agent': phone })
    auth.clock.advance(60_000)
    await auth.refresh(meera.refreshToken)
    const reply = await list(meera)

    const [signedInAt, seenAt] = [60_000, 120_000].map((ms) => new Date(Date.parse(createdAt) + ms).toISOString())
    expect(reply.body).toEqual([
      { id: sidOf(meera), createdAt, lastSeenAt: seenAt, device: null, isCurrent: true },
      { id: sidOf(other), createdAt: signedInAt, lastSeenAt: signedInAt, device: 'Safari on iPhone', isCurrent: false },
    ])
  })

  it('excludes ended sessions and those of other users', async () => {
    const other = await auth.signIn('meera')
    await end(sidOf(other), meera)
    expect((await list(meera)).body.map(({ id }) => id)).toEqual([sidOf(meera)])

    auth.clock.advance(refreshTtlMs)
    const later = await auth.signIn('meera')
    expect((await list(later)).body.map(({ id }) => id)).toEqual([sidOf(later)])
  })

  it('requires a session', async () => {
    const replies = [await auth.call(listSessions), await auth.call(endOtherSessions)]

    expect(replies.map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('ending a session', () => {
  it('ends it everywhere and informs every process', async () => {
    const other = await auth.signIn('meera')
    const reply = await end(sidOf(other), meera)
    await auth.idle()

    expect(reply.status).toBe(204)
    expect(reply.headers.getSetCookie()).toEqual([])
    expect([await isAlive(other), await isAlive(meera)]).toEqual([false, true])
    expect(auth.bus.published(SessionRevoked).map(({ data }) => data.sid)).toEqual([sidOf(other)])
  })

  it('clears the cookies when it is the current one, like logging out', async () => {
    const reply = await end(sidOf(meera), meera)

    expect(reply.status).toBe(204)
    expect(reply.headers.getSetCookie()).toHaveLength(3)
    expect(tokensOf(reply.headers)).toMatchObject({ accessToken: '', refreshToken: '' })
    expect(await isAlive(meera)).toBe(false)
  })

  it('responds alike to a foreign, an ended, a missing and a malformed id, and ends nothing', async () => {
    const ended = await auth.signIn('meera')
    await end(sidOf(ended), meera)
    const replies = []
    for (const id of [sidOf(jo), sidOf(ended), 'nobody-has-this', '1', 'me', '__proto__', '{"$ne":null}'])
      replies.push(await end(id, meera))

    expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(404))
    const details = replies.map(({ body }) => (body as unknown as { detail: string }).detail)
    expect(new Set(details).size).toBe(1)
    expect([await isAlive(jo), await isAlive(meera)]).toEqual([true, true])
  })
})

describe('ending all other sessions', () => {
  it('keeps the current session and other people’s', async () => {
    const others = [await auth.signIn('meera'), await auth.signIn('meera')]
    const reply = await auth.call(endOtherSessions, { as: meera.accessToken })
    await auth.idle()

    expect(reply.status).toBe(204)
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false])
    expect([await isAlive(meera), await isAlive(jo)]).toEqual([true, true])
    expect(auth.bus.published(SessionRevoked)).toHaveLength(2)
  })

  it('ends nothing more the second time', async () => {
    await auth.signIn('meera')
    for (let n = 0; n < 2; n += 1) await auth.call(endOtherSessions, { as: meera.accessToken })
    await auth.idle()

    expect(auth.bus.published(SessionRevoked)).toHaveLength(1)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCurrentUser, logout, SessionRevoked, type EventOf } from '@verandah/contracts'
import {
  connectStore,
  createInProcessBus,
  createSessionVerifier,
  databaseOf,
  shutDown,
  startService,
} from '@verandah/kit'
import { recordEvents, testKeyOf, testKeys } from '@verandah/kit/testing'
import { auth as authService } from './index.ts'
import { refreshTtlMs } from './domain/evaluate-refresh.ts'
import { createSessions } from './sessions.ts'
import { startAuth, tokensOf, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'
import { createRefreshTokens, hashToken } from './tokens.ts'

const secondKey = 'a key that another process puts first'

let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth({ REFRESH_TOKEN_KEYS: `${testKeyOf('REFRESH_TOKEN_KEYS')}\n${secondKey}` })
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

describe('a refresh token', () => {
  it('is exchanged for its successor and a new access token', async () => {
    auth.clock.advance(11 * 60_000)
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).status).toBe(401)
    const reply = await auth.refresh(meera.refreshToken)

    expect(reply.status).toBe(200)
    expect(reply.body.refreshToken).not.toBe(meera.refreshToken)
    expect(new Date(reply.body.refreshExpiresAt).getTime()).toBe(auth.clock.now().getTime() + refreshTtlMs)
    expect((await auth.call(getCurrentUser, { as: reply.body.accessToken })).body).toEqual(meera.user)
  })

  it('returns the same successor again for thirty seconds', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => auth.refresh(meera.refreshToken)))
    auth.clock.advance(30_000)
    replies.push(await auth.refresh(meera.refreshToken))

    expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(200))
    expect(new Set(replies.map(({ body }) => body.refreshToken)).size).toBe(1)
  })

  it('ends its whole family when it is reused later', async () => {
    const successor = (await auth.refresh(meera.refreshToken)).body
    auth.clock.advance(30_001)
    const reused = await auth.refresh(meera.refreshToken)
    await auth.idle()

    expect(reused.status).toBe(401)
    expect(reused.body).toMatchObject({ code: 'session-ended' })
    expect((await auth.refresh(successor.refreshToken)).status).toBe(401)
    expect((await auth.call(getCurrentUser, { as: successor.accessToken })).status).toBe(401)
    expect(auth.bus.published(SessionRevoked)).toHaveLength(1)
    const reuses = { kind: 'refresh-reuse-detected', userId: meera.user.id }
    await auth.refresh(meera.refreshToken)
    expect(await auth.store.collection('security_events').countDocuments(reuses)).toBe(1)
  })

  it('from two rotations ago ends its family even within the thirty seconds', async () => {
    const second = (await auth.refresh(meera.refreshToken)).body.refreshToken
    await auth.refresh(second)

    expect((await auth.refresh(meera.refreshToken)).status).toBe(401)
    expect((await auth.refresh(second)).status).toBe(401)
  })

  it('ends nothing when we did not issue it', async () => {
    const [sid = ''] = meera.refreshToken.split('.')
    const forged = await auth.refresh(`${sid}.${'A'.repeat(43)}.${'B'.repeat(43)}`)

    expect(forged.status).toBe(401)
    expect((await auth.refresh(meera.refreshToken)).status).toBe(200)
  })

  it('does not roll the family back after it lost a race against its own successor', async () => {
    const store = await connectStore(auth.platform.storeUrl, databaseOf('auth'))
    const sessions = createSessions({ store, clock: auth.clock })
    const [sid = ''] = meera.refreshToken.split('.')
    const { currentHash: fromHash = '' } = (await sessions.find(sid)) ?? {}
    const at = auth.clock.now()
    await auth.refresh((await auth.refresh(meera.refreshToken)).body.refreshToken)
    const before = await sessions.find(sid)

    expect(await sessions.rotate({ sid, fromHash, toHash: 'of the first successor', at, expiresAt: at })).toBe(false)
    expect(await sessions.find(sid)).toEqual(before)
    await store.close()
  })

  it('ends thirty days after its last use', async () => {
    auth.clock.advance(refreshTtlMs - 1)
    const kept = await auth.refresh(meera.refreshToken)
    auth.clock.advance(refreshTtlMs)

    expect(kept.status).toBe(200)
    expect((await auth.refresh(kept.body.refreshToken)).status).toBe(401)
  })

  it('ends ninety days after the log-in, however often it is used', async () => {
    let { refreshToken } = meera
    for (let n = 0; n < 3; n += 1) {
      auth.clock.advance(refreshTtlMs - 1)
      refreshToken = (await auth.refresh(refreshToken)).body.refreshToken
    }
    auth.clock.advance(3)

    expect((await auth.refresh(refreshToken)).status).toBe(401)
  })

  it('is stored as a hash only, and expires with the session', async () => {
    const stored = await auth.store.collection('sessions').findOne({})
    const indexes = await auth.store.collection('sessions').indexes()

    const [, secret = ''] = meera.refreshToken.split('.')
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }))
  })
})

describe('a refresh', () => {
  it('returns the successor that a process with another first key issued', async () => {
    const [successor] = createRefreshTokens([secondKey]).successorsOf(meera.refreshToken)
    const rotated = { currentHash: hashToken(successor), previousHash: hashToken(meera.refreshToken) }
    await auth.store.collection('sessions').updateOne({}, { $set: { ...rotated, rotatedAt: auth.clock.now() } })

    expect((await auth.refresh(meera.refreshToken)).body.refreshToken).toBe(successor)
  })

  it('is refused once the session or its user is gone', async () => {
    await auth.store.collection('users').deleteMany({})
    expect(await auth.refresh(meera.refreshToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } })
    await auth.store.collection('sessions').deleteMany({})
    expect(await auth.refresh(meera.refreshToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } })
  })
})

describe('logging out', () => {
  it('reaches every process, which then refuses the access token', async () => {
    const elsewhere = createSessionVerifier({ keys: testKeys.accessTokenKeys, clock: auth.clock })
    await auth.bus.onBroadcast(SessionRevoked, (event) => elsewhere.revoke(event as EventOf<typeof SessionRevoked>))
    expect(elsewhere.verify(meera.accessToken)).toMatchObject({ sub: meera.user.id })

    const reply = await auth.call(logout, { as: meera.accessToken })
    await auth.idle()

    expect(reply.status).toBe(204)
    expect(tokensOf(reply.headers)).toMatchObject({ accessToken: '', refreshToken: '' })
    expect(reply.headers.get('clear-site-data')).toBe('"cache"')
    for (const cookie of reply.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0')
    expect(elsewhere.verify(meera.accessToken)).toBeNull()
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).status).toBe(401)
    expect((await auth.refresh(meera.refreshToken)).status).toBe(401)
  })

  it('keeps other sessions of the same user', async () => {
    const other = await auth.signIn('meera')
    await auth.call(logout, { as: meera.accessToken })

    expect((await auth.refresh(other.refreshToken)).status).toBe(200)
  })

  it('succeeds without a session too', async () => {
    expect((await auth.call(logout)).status).toBe(204)
  })

  it('is announced later when the bus failed', async () => {
    const [sid = ''] = meera.refreshToken.split('.')
    const ended = { $set: { revokedAt: auth.clock.now(), isAnnounced: false } }
    await auth.store.collection('sessions').updateOne({ _id: sid as never }, ended)
    await auth.runJob('announce-revocations')
    await auth.runJob('announce-revocations')

    expect(auth.bus.published(SessionRevoked).map(({ data }) => data.sid)).toEqual([sid])
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).status).toBe(401)
  })

  it('is announced again when auth starts, for as long as an access token could be valid', async () => {
    await auth.call(logout, { as: meera.accessToken })
    const saidAtStart = async () => {
      const bus = recordEvents(createInProcessBus())
      const again = await startService(authService, { ...auth.platform, bus })
      await shutDown({ services: [again], bus, caches: auth.platform.caches, noticeMs: 0, timeoutMs: 1_000 })
      return bus.published(SessionRevoked).length
    }

    expect(await saidAtStart()).toBe(1)
    auth.clock.advance(11 * 60_000 + 1)
    expect(await saidAtStart()).toBe(0)
  })
})

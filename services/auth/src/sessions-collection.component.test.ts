import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { broadcastMemoryMs, connectStore, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionDoc } from './session-document.ts'
import { createSessions } from './sessions.ts'

let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let store: Store
let sessions: ReturnType<typeof createSessions>
const clock = createTestClock()
const at = (ms: number) => new Date(clock.now().getTime() + ms)

beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'auth')
  sessions = createSessions({ store, clock })
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const ids = (found: { _id: string }[]) => found.map(({ _id }) => _id.split('/')[1])

/** A user's sessions with the given overrides, beside an existing session of another user. */
const aUserWith = async (sessionsOf: Record<string, Partial<SessionDoc>>) => {
  await insertFor(crypto.randomUUID(), { stranger: {} })
  return insertFor(crypto.randomUUID(), sessionsOf)
}

const insertFor = async (userId: string, sessionsOf: Record<string, Partial<SessionDoc>>) => {
  const dates = { rotatedAt: at(0), createdAt: at(0), expiresAt: at(60_000) }
  for (const [name, over] of Object.entries(sessionsOf)) {
    const hashes = { currentHash: 'current', previousHash: 'previous' }
    await sessions.insert({ _id: `${userId}/${name}`, userId, ...hashes, ...dates, device: 'Firefox', ...over })
  }
  return { userId, sid: (name: string) => `${userId}/${name}` }
}

describe('the sessions of a user', () => {
  it('are listed last seen first, without those that expired or were revoked', async () => {
    const { userId } = await aUserWith({
      b: {},
      a: {},
      newest: { rotatedAt: at(2) },
      oldest: { rotatedAt: at(-2) },
      revoked: { revokedAt: at(0) },
      expired: { expiresAt: at(0) },
      expiring: { expiresAt: at(1), rotatedAt: at(1) },
    })
    expect(ids(await sessions.listOf(userId))).toEqual(['newest', 'expiring', 'a', 'b', 'oldest'])
  })

  it('are exported from the first on, including ended ones', async () => {
    const { userId } = await aUserWith({
      second: { createdAt: at(1), revokedAt: at(2) },
      third: { createdAt: at(2), expiresAt: at(-1) },
      first: {},
    })
    expect(ids(await sessions.listAllOf(userId))).toEqual(['first', 'second', 'third'])
  })

  it('to end are all unrevoked ones except the kept one and those opened later', async () => {
    const { userId, sid } = await aUserWith({
      early: {},
      then: { createdAt: at(5) },
      later: { createdAt: at(6) },
      revoked: { revokedAt: at(0) },
    })
    const toEnd = async (over: object) => ids(await sessions.listUnrevoked({ userId, ...over })).toSorted()
    expect(await toEnd({})).toEqual(['early', 'later', 'then'])
    expect(await toEnd({ keptSid: sid('early') })).toEqual(['later', 'then'])
    expect(await toEnd({ openedUntil: at(5) })).toEqual(['early', 'then'])
    expect(await toEnd({ keptSid: sid('then'), openedUntil: at(5) })).toEqual(['early'])
  })

  it('revoked since an instant include those of that instant', async () => {
    const [before, then, after] = [-1, 0, 1].map((ms) => ({ revokedAt: at(-60_000 + ms) }))
    const { userId } = await aUserWith({ before: before!, then: then!, after: after!, alive: {} })
    const found = await sessions.listRevokedSince(at(-60_000))
    expect(ids(found.filter((session) => session.userId === userId)).toSorted()).toEqual(['after', 'then'])
  })
})

describe('a session', () => {
  const rotation = { fromHash: 'current', toHash: 'next', at: at(7), expiresAt: at(90_000) }

  it('is rotated once from the hash that was read, which it remembers', async () => {
    const { sid } = await aUserWith({ it: {}, other: {} })
    expect(await sessions.rotate({ sid: sid('it'), ...rotation })).toBe(true)
    expect(await sessions.rotate({ sid: sid('it'), ...rotation, toHash: 'another' })).toBe(false)
    const { toHash: currentHash, fromHash: previousHash, at: rotatedAt, expiresAt } = rotation
    expect(await sessions.find(sid('it'))).toMatchObject({ currentHash, previousHash, rotatedAt, expiresAt })
    expect(await sessions.find(sid('other'))).toMatchObject({ currentHash: 'current' })
  })

  it('is neither rotated nor revoked again after a revocation', async () => {
    const { sid } = await aUserWith({ it: {}, other: {} })
    expect(await sessions.revoke(sid('it'))).toMatchObject({ revokedAt: clock.now(), isAnnounced: false })
    expect(await sessions.revoke(sid('it'))).toBeNull()
    expect(await sessions.rotate({ sid: sid('it'), ...rotation })).toBe(false)
    await sessions.markAnnounced(sid('it'))
    expect(await sessions.find(sid('it'))).toMatchObject({ isAnnounced: true, currentHash: 'current' })
    expect(await sessions.find(sid('other'))).not.toHaveProperty('revokedAt')
  })

  it('ends with all others of its user, which are counted once, and with no other user’s', async () => {
    const stranger = await aUserWith({ it: {} })
    const { userId, sid } = await aUserWith({ a: {}, b: {}, revoked: { revokedAt: at(-5), isAnnounced: true } })
    expect([await sessions.revokeAllOf(userId), await sessions.revokeAllOf(userId)]).toEqual([2, 0])
    expect(await sessions.find(sid('a'))).toMatchObject({ revokedAt: clock.now(), isAnnounced: false })
    expect(await sessions.find(sid('revoked'))).toMatchObject({ revokedAt: at(-5), isAnnounced: true })
    expect(await sessions.find(stranger.sid('it'))).not.toHaveProperty('revokedAt')
  })

  it('loses its browser data when its user is erased, and is deleted once no access token is valid', async () => {
    const stranger = await aUserWith({ it: {} })
    const { userId, sid } = await aUserWith({ a: {}, b: { revokedAt: at(0) } })
    expect(await sessions.forget(userId)).toBe(2)
    for (const name of ['a', 'b']) {
      const left = await sessions.find(sid(name))
      expect(left).toMatchObject({ expiresAt: at(broadcastMemoryMs) })
      expect(left).not.toHaveProperty('device')
    }
    expect(await sessions.find(stranger.sid('it'))).toMatchObject({ device: 'Firefox', expiresAt: at(60_000) })
  })
})

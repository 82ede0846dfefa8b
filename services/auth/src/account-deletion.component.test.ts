import {
  changeEmail,
  dataDeletedEvents,
  getCurrentUser,
  getDeletionReceipt,
  getExport,
  listSessions,
  register,
  requestAccountDeletion,
  requestExport,
  SessionRevoked,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { password, registration, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn

beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const leave = async (as = meera.accessToken, typed = password) => {
  const reply = await auth.call(requestAccountDeletion, { as, body: { password: typed } })
  await auth.idle()
  return reply
}

const receiptOf = (token: string) => auth.call(getDeletionReceipt, { params: { token } })

const answers = (deletionId: string, userId = meera.user.id) =>
  dataDeletedEvents.map((event) => {
    const data = { userId, deletionId, service: event.owner, counts: { things: 2 } }
    return newEvent(event, data as never, { clock: auth.clock })
  })

const answerAll = async (deletionId: string) => {
  for (const answer of answers(deletionId)) await auth.receive(answer)
}

const everythingStored = async () => {
  const collections = await auth.store.listCollections()
  return JSON.stringify(await Promise.all(collections.map(({ name }) => auth.store.collection(name).find().toArray())))
}

describe('a user who deletes their account', () => {
  it('must enter the password again; a wrong one changes nothing', async () => {
    const reply = await leave(meera.accessToken, 'not the password')
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'wrong-password' }])
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).status).toBe(200)
    expect(auth.bus.published(UserDeletionRequested)).toEqual([])
  })

  it('is signed out everywhere at once and cannot sign in again', async () => {
    const phone = await auth.signIn('meera')
    const reply = await leave()
    expect(reply.status).toBe(202)
    expect(reply.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(auth.bus.published(SessionRevoked).map(({ data }) => data.userId)).toEqual([meera.user.id, meera.user.id])
    for (const as of [meera.accessToken, phone.accessToken]) {
      expect((await auth.call(listSessions, { as })).status).toBe(401)
    }
    expect((await auth.refresh(phone.refreshToken)).status).toBe(401)
    expect((await auth.tryPassword(password)).body).toMatchObject({ code: 'wrong-credentials' })
    expect((await leave()).status).toBe(401)
  })

  it('reads with the token what every service has deleted and must keep, as answers arrive', async () => {
    const { token, receipt } = (await leave()).body
    expect(receipt).toMatchObject({ status: 'pending', completedAt: null })
    const [first, ...rest] = answers(receipt.id)
    const kept = [{ what: '2 tax invoices', reason: 'The law.' }]
    await auth.receive({ ...first!, data: { ...first!.data, kept } })
    const half = (await receiptOf(token)).body
    expect(half.status).toBe('pending')
    expect(half.services.filter(({ deletedAt }) => deletedAt !== null)).toMatchObject([
      { service: 'auth', counts: { users: 1, sessions: 1, security_events: 1 } },
      { service: 'search', counts: { things: 2 }, kept },
    ])
    for (const answer of rest) await auth.receive(answer)
    const whole = (await receiptOf(token)).body
    expect(whole).toMatchObject({ id: receipt.id, status: 'complete', completedAt: expect.any(String) as string })
    expect(whole.services.every(({ deletedAt }) => deletedAt !== null)).toBe(true)
    expect((await receiptOf('A'.repeat(43))).status).toBe(404)
    expect((await receiptOf('short')).status).toBe(404)
  })

  it('keeps username and email address reserved until every service has answered', async () => {
    const { receipt } = (await leave()).body
    const again = () => auth.call(register, { body: registration() })
    expect((await again()).body).toMatchObject({ code: 'username-taken' })
    await answerAll(receipt.id)
    const reply = await again()
    expect(reply.status).toBe(201)
    expect(reply.body.id).not.toBe(meera.user.id)
  })

  it('leaves a tombstone without personal data, whatever was in progress', async () => {
    await auth.call(requestExport, { as: meera.accessToken })
    await auth.call(changeEmail, { as: meera.accessToken, body: { email: 'canary@example.com', password } })
    await auth.signIn('meera', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    const { receipt } = (await leave()).body
    await answerAll(receipt.id)
    const stored = await everythingStored()
    for (const word of ['meera', 'canary', 'Meera', 'Firefox', 'argon2', '127.0.0.1'])
      expect(stored).not.toContain(word)
    expect(stored).toContain(meera.user.id)
    expect(await auth.store.collection('security_events').countDocuments({ userId: meera.user.id })).toBe(0)
    expect(auth.logLines.join('\n')).not.toMatch(/meera|canary/i)
  })
})

describe('a deletion', () => {
  it('counts each answer once, in any order, however often it arrives', async () => {
    const { token, receipt } = (await leave()).body
    const given = answers(receipt.id).reverse()
    for (const answer of [...given.slice(1), ...given.slice(1)]) await auth.receive(answer)
    expect((await receiptOf(token)).body.status).toBe('pending')
    for (const answer of given) await auth.receive({ ...answer, id: crypto.randomUUID() })
    const { services, status } = (await receiptOf(token)).body
    expect([services.length, status]).toEqual([7, 'complete'])
    const user = await auth.store.collection('users').findOne({ _id: meera.user.id as never })
    expect((user as never as { deletion: { answers: unknown[] } }).deletion.answers).toHaveLength(7)
  })

  it('is not completed by answers to another deletion', async () => {
    const { token } = (await leave()).body
    await answerAll('another-deletion')
    expect((await receiptOf(token)).body.services.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1)
  })

  it('is requested again until the missing answers arrive', async () => {
    const { token, receipt } = (await leave()).body
    const asked = () => auth.bus.published(UserDeletionRequested).length
    await auth.runJob('retry-deletions')
    expect(asked()).toBe(1)
    for (const times of [2, 3]) {
      auth.clock.advance(11 * 60_000)
      await auth.runJob('retry-deletions')
      expect(asked()).toBe(times)
    }
    await answerAll(receipt.id)
    expect((await receiptOf(token)).body.status).toBe('complete')
  })

  it('is requested once more when no access token is valid, for work in flight, and then never again', async () => {
    const { token, receipt } = (await leave()).body
    await answerAll(receipt.id)
    const completed = (await receiptOf(token)).body
    const origin = { kind: 'password-refused', at: auth.clock.now(), device: 'Firefox', address: '192.0.2.1' }
    await auth.store.collection('security_events').insertOne({ _id: 'late' as never, userId: meera.user.id, ...origin })
    for (let n = 0; n < 3; n += 1) {
      auth.clock.advance(11 * 60_000)
      await auth.runJob('retry-deletions')
    }
    expect(auth.bus.published(UserDeletionRequested)).toHaveLength(2)
    expect(await auth.store.collection('security_events').countDocuments({ userId: meera.user.id })).toBe(0)
    expect((await receiptOf(token)).body).toEqual(completed)
  })

  it('is completed by the sweep when a crash interrupted it after the last answer', async () => {
    const { token, receipt } = (await leave()).body
    const [, ...rest] = answers(receipt.id)
    for (const answer of rest) await auth.receive(answer)
    const answer = { service: 'search', at: auth.clock.now(), counts: {}, kept: [] }
    await auth.store
      .collection('users')
      .updateOne({ 'deletion.id': receipt.id }, { $push: { 'deletion.answers': answer } as never })
    auth.clock.advance(11 * 60_000)
    await auth.runJob('retry-deletions')
    expect((await receiptOf(token)).body.status).toBe('complete')
  })

  it('completes what a crash right after the request left open: sessions, and the event itself', async () => {
    const { receipt } = (await leave()).body
    await auth.store.collection('sessions').updateMany({}, { $unset: { revokedAt: 1, isAnnounced: 1 } })
    const repeated = newEvent(UserDeletionRequested, { userId: meera.user.id, deletionId: receipt.id }, auth)
    await auth.receive(repeated)
    expect(await auth.store.collection('sessions').countDocuments({ revokedAt: { $exists: false } })).toBe(0)
  })

  it('leaves other users alone', async () => {
    const other = await auth.signUp({ username: 'other', email: 'other@example.com' })
    await auth.call(requestExport, { as: other.accessToken })
    const { receipt } = (await leave()).body
    await answerAll(receipt.id)
    expect((await auth.call(getCurrentUser, { as: other.accessToken })).body.username).toBe('other')
    expect((await auth.call(getExport, { as: other.accessToken })).body?.status).toBe('pending')
    expect((await auth.tryPassword(password, { username: 'other' })).status).toBe(200)
  })
})

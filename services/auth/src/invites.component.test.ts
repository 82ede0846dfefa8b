import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCurrentUser, register, UserChanged } from '@verandah/contracts'
import { operateAccounts } from './operator.ts'
import { registration, startAuth, type AuthUnderTest } from './testing/start-auth.ts'

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await auth.stop()
})

/** Runs the operator's command against the store of the running service. */
const operate = (...words: string[]): Promise<string> => {
  const { host, port } = auth.store
  vi.stubEnv('MONGODB_URL', `mongodb://${host}:${port}`)
  return operateAccounts(words)
}

const addInvite = (code: string, uses: number) =>
  auth.store.collection('invite_codes').insertOne({
    _id: code as never,
    maxUses: uses,
    usesLeft: uses,
    createdAt: auth.clock.now(),
    expiresAt: new Date(auth.clock.now().getTime() + 60_000),
    pending: [],
    redeemedBy: [],
  })

const invite = () => auth.store.collection('invite_codes').findOne({})
const join = (n: number, inviteCode: string) =>
  auth.call(register, { body: registration({ username: `user${n}`, email: `user${n}@example.com`, inviteCode }) })

describe('an invite code', () => {
  it('gives search access at once, in the account and in the token', async () => {
    await addInvite('WELCOME', 1)
    const { user, accessToken } = await auth.signUp({ inviteCode: ' welcome ' })
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())

    expect(user.hasSearchGrant).toBe(true)
    expect(claims.hasSearchGrant).toBe(true)
    expect(await invite()).toMatchObject({ usesLeft: 0, pending: [], redeemedBy: [user.id] })
  })

  it('with three uses lets three of ten simultaneous registrations succeed', async () => {
    await addInvite('THREE', 3)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => join(n, 'THREE')))

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(7)
    expect(await auth.store.collection('users').countDocuments()).toBe(3)
    expect(await invite()).toMatchObject({ usesLeft: 0, pending: [] })
  })

  it('that is refused opens no account and names the field', async () => {
    await addInvite('SHORT', 1)
    auth.clock.advance(60_000)
    const replies = [await join(1, 'SHORT'), await join(2, 'UNKNOWN')]

    for (const { status, body } of replies) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invite-code-refused', errors: [{ field: 'inviteCode' }] })
    }
    expect(await auth.store.collection('users').countDocuments()).toBe(0)
    expect(await invite()).toMatchObject({ usesLeft: 1 })
  })

  it('is returned when the account could not be opened', async () => {
    await addInvite('TWO', 2)
    const sameName = Array.from({ length: 2 }, (_, n) =>
      auth.call(register, { body: registration({ email: `m${n}@example.com`, inviteCode: 'TWO' }) }),
    )
    const statuses = (await Promise.all(sameName)).map(({ status }) => status).sort()

    expect(statuses).toEqual([201, 409])
    expect(await invite()).toMatchObject({ usesLeft: 1, pending: [] })
  })

  it('is kept or returned after a crash, depending on whether the account exists', async () => {
    await addInvite('CRASH', 2)
    const { user } = await auth.signUp()
    const since = auth.clock.now()
    const pending = [user.id, 'never-written'].map((userId) => ({ userId, since }))
    await auth.store.collection('invite_codes').updateOne({}, { $set: { usesLeft: 0, pending } })
    await auth.runJob('confirm-invites')
    expect(await invite()).toMatchObject({ usesLeft: 0 })
    auth.clock.advance(60_001)
    await auth.runJob('confirm-invites')

    expect(await invite()).toMatchObject({ usesLeft: 1, pending: [], redeemedBy: [user.id] })
  })
})

describe("the operator's command", () => {
  it('creates codes that work, and lists what is left of them', async () => {
    const [code = ''] = (await operate('invite', 'create', '--uses', '2', '--days', '400')).split(' ')
    const reply = await join(1, code.toLowerCase())

    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(reply.status).toBe(201)
    expect(await operate('invite', 'list')).toContain(`${code}  1 of 2 left`)
  })

  it('grants admin rights, and ends the sessions of a user whose rights are revoked', async () => {
    const before = await auth.signUp()
    await operate('admin', 'grant', 'MEERA')
    expect((await auth.call(getCurrentUser, { as: before.accessToken })).body.isAdmin).toBe(true)

    const stored = await auth.store.collection('users').findOne({})
    expect((stored!.outbox as { body: string }[]).map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: UserChanged.type, data: { userId: before.user.id, revision: 2, isAdmin: true } },
    ])

    await operate('admin', 'revoke', 'meera')
    expect((await auth.refresh(before.refreshToken)).status).toBe(401)
    const logged = await auth.store.collection('security_events').find({}).toArray()
    expect(logged.map(({ kind }) => String(kind))).toEqual(['registered', 'admin-granted', 'admin-revoked'])
  })

  it('prints its usage when it is misunderstood', async () => {
    await expect(operate('admin', 'promote', 'meera')).rejects.toThrow('usage: operator invite create')
    await expect(operate('admin', 'grant', 'nobody')).rejects.toThrow('There is no user nobody.')
  })
})

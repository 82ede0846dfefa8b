import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCurrentUser, updateProfile, UserChanged } from '@verandah/contracts'
import { startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const rename = (name: string, as = meera.accessToken) => auth.call(updateProfile, { as, body: { name } })
const told = () => auth.bus.published(UserChanged).map(({ data }) => data)

describe('changing the profile', () => {
  it('stores the name, returns it and publishes the whole user', async () => {
    const reply = await rename('  Meera K. Nair ')
    await auth.idle()

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ ...meera.user, name: 'Meera K. Nair' })
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).body).toEqual(reply.body)
    const { id: userId, username, email, isAdmin, plan, createdAt: registeredAt } = meera.user
    const now = { name: 'Meera K. Nair', revision: 2 }
    expect(told()).toEqual([{ userId, username, email, isEmailConfirmed: true, isAdmin, plan, registeredAt, ...now }])
    expect(await auth.store.collection('users').findOne({})).toMatchObject({ outbox: [] })
  })

  it('publishes nothing for the same name', async () => {
    await rename('Meera Nair')
    await auth.idle()

    expect(told()).toEqual([])
  })

  it('changes no other user, whatever the body claims', async () => {
    const second = await auth.signUp({ username: 'joanna', email: 'joanna@example.com', name: 'Jo' })
    const body = { name: 'Mallory', id: second.user.id, userId: second.user.id, isAdmin: true, plan: 'annual' }
    const reply = await auth.call(updateProfile, { as: meera.accessToken, body })

    expect(reply.body).toEqual({ ...meera.user, name: 'Mallory' })
    expect((await auth.call(getCurrentUser, { as: second.accessToken })).body).toEqual(second.user)
  })

  it('counts every concurrent change', async () => {
    const names = ['A', 'B', 'C', 'D']
    const replies = await Promise.all(names.map((name) => rename(name)))
    await auth.idle()

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const revisions = told().map(({ revision }) => revision)
    expect(revisions.sort()).toEqual([2, 3, 4, 5])
    const last = told().find(({ revision }) => revision === 5)
    expect(await auth.store.collection('users').findOne({})).toMatchObject({ revision: 5, name: last?.name })
  })

  it('handles a document without a revision', async () => {
    await auth.store.collection('users').updateOne({}, { $unset: { revision: 1 } })
    await rename('Meera K. Nair')
    await auth.idle()

    expect(told()).toMatchObject([{ revision: 2, name: 'Meera K. Nair' }])
  })

  it('names the empty field, and requires a session', async () => {
    const empty = await rename('   ')
    const stranger = await auth.call(updateProfile, { body: { name: 'Mallory' } })

    expect(empty.status).toBe(400)
    expect(empty.body).toMatchObject({ code: 'invalid-input', errors: [{ field: 'name' }] })
    expect(stranger.status).toBe(401)
    expect(await auth.store.collection('users').findOne({})).toMatchObject({ name: 'Meera Nair', revision: 1 })
  })
})

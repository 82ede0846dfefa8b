import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeEmail, EmailChanged, getCurrentUser, register, UserChanged } from '@verandah/contracts'
import { password, registration, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const change = (email: string, { typed = password, as = meera.accessToken } = {}) =>
  auth.call(changeEmail, { as, body: { email, password: typed } })

describe('changing the email address', () => {
  it('stores it and publishes it with the previous address, which is warned', async () => {
    const reply = await change('meera.nair@example.com')
    await auth.idle()

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ ...meera.user, email: 'meera.nair@example.com' })
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).body).toEqual(reply.body)
    expect(auth.bus.published(UserChanged).map(({ data }) => data)).toMatchObject([
      { userId: meera.user.id, revision: 2, email: 'meera.nair@example.com' },
    ])
    expect(auth.bus.published(EmailChanged).map(({ data }) => data)).toEqual([
      { userId: meera.user.id, before: 'meera@example.com', after: 'meera.nair@example.com' },
    ])
  })

  it('frees the previous address and reserves the new one, whatever its case', async () => {
    await change('Meera.Nair@example.com')
    const join = (email: string) => auth.call(register, { body: registration({ username: 'other', email }) })

    expect((await join('meera.nair@EXAMPLE.com')).status).toBe(409)
    expect((await join('meera@example.com')).status).toBe(201)
  })

  it('accepts the same address in another case, and publishes nothing for the same one', async () => {
    expect((await change('MEERA@example.com')).body.email).toBe('MEERA@example.com')
    expect((await change('MEERA@example.com')).status).toBe(200)
    await auth.idle()

    expect(auth.bus.published(EmailChanged)).toHaveLength(1)
  })

  it('to one that is taken is a conflict that names the field', async () => {
    await auth.signUp({ username: 'joanna', email: 'joanna@example.com' })
    const reply = await change('Joanna@Example.com')

    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ code: 'email-taken', errors: [{ field: 'email' }] })
    expect((await auth.call(getCurrentUser, { as: meera.accessToken })).body).toEqual(meera.user)
  })

  it('with a wrong password changes nothing and does not reveal whether the address is taken', async () => {
    await auth.signUp({ username: 'joanna', email: 'joanna@example.com' })
    const replies = [
      await change('joanna@example.com', { typed: 'wrong' }),
      await change('free@example.com', { typed: 'wrong' }),
    ]
    await auth.idle()

    for (const { status, body } of replies) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'wrong-password', errors: [{ field: 'password' }] })
    }
    expect(auth.bus.published(UserChanged)).toEqual([])
  })

  it('limits password guesses', async () => {
    for (let n = 0; n < 5; n += 1) await change('free@example.com', { typed: `a wrong guess ${n}` })

    expect((await change('free@example.com')).status).toBe(429)
  })

  it('rejects invalid addresses and anonymous callers', async () => {
    const reply = await change('no address')
    const stranger = await auth.call(changeEmail, { body: { email: 'free@example.com', password } })

    expect(reply.body).toMatchObject({ code: 'invalid-input', errors: [{ field: 'email' }] })
    expect(stranger.status).toBe(401)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCurrentUser, register, UserRegistered } from '@verandah/contracts'
import { password, registration, startAuth, tokensOf, type AuthUnderTest } from './testing/start-auth.ts'

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth()
})
afterEach(() => auth.stop())

describe('registering', () => {
  it('opens an account and a session, and publishes once', async () => {
    const reply = await auth.call(register, { body: registration() })
    await auth.idle()

    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ username: 'meera', plan: 'free_trial', isAdmin: false, hasSearchGrant: false })
    const me = await auth.call(getCurrentUser, { as: tokensOf(reply.headers).accessToken })
    expect(me.body).toEqual(reply.body)
    const told = auth.bus.published(UserRegistered)
    expect(told.map(({ data }) => data.userId)).toEqual([reply.body.id])
    expect(await auth.store.collection('users').findOne({}, { projection: { outbox: 1 } })).toMatchObject({
      outbox: [],
    })
  })

  it('stores passwords as argon2id hashes and never logs or returns one', async () => {
    const reply = await auth.call(register, { body: registration() })
    const wrong = await auth.tryPassword('a very wrong password')

    const stored = await auth.store.collection('users').findOne({})
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=3,p=1\$/)
    const seen = [JSON.stringify([reply.body, wrong.body]), ...auth.logLines].join('\n')
    expect(seen).not.toContain(password)
    expect(seen).not.toContain('a very wrong password')
    expect(seen).not.toContain('argon2id')
  })

  it.each([
    ['username', { username: 'MEERA', email: 'other@example.com' }, 'username-taken'],
    ['email', { username: 'someone', email: 'Meera@Example.com' }, 'email-taken'],
  ])('refuses a %s that differs only in case from one that is taken', async (field, body, code) => {
    await auth.signUp()
    const reply = await auth.call(register, { body: registration(body) })

    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ code, errors: [{ field }] })
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('gives a name to one of many concurrent registrations', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => auth.call(register, { body: registration({ email: `m${n}@example.com` }) })),
    )

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
    expect(await auth.store.collection('users').countDocuments()).toBe(1)
  })

  it('names every field that breaks a rule, in the form’s words', async () => {
    const reply = await auth.call(register, { body: registration({ username: 'ab', password: 'short', email: 'no' }) })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'invalid-input',
      errors: [
        { field: 'username', message: 'Username must be at least 3 characters' },
        { field: 'password', message: 'Password must be at least 8 characters' },
        { field: 'email', message: 'Enter an email address' },
      ],
    })
  })

  it('keeps cookies from scripts, and from plain HTTP where the product is served over HTTPS', async () => {
    const plain = await auth.call(register, { body: registration() })
    const secure = await startAuth({ PUBLIC_URL: 'https://verandah.example' })
    const reply = await secure.call(register, { body: registration() })
    await secure.stop()

    expect(plain.headers.getSetCookie()).toHaveLength(4)
    const readable = /^verandah_signed_in=1; Path=\/; Max-Age=\d+; SameSite=Lax$/
    expect(plain.headers.getSetCookie().filter((cookie) => readable.test(cookie))).toHaveLength(1)
    for (const cookie of plain.headers.getSetCookie().filter((line) => !readable.test(line))) {
      expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=(Lax|Strict)$/)
    }
    for (const cookie of reply.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/)
  })

  it('stops an address that opens many accounts', async () => {
    const strict = await startAuth({ REGISTRATIONS_PER_ADDRESS: '1' })
    await strict.signUp()
    const reply = await strict.call(register, {
      body: registration({ username: 'second', email: 'second@example.com' }),
    })
    await strict.stop()

    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changePassword, getCurrentUser, PasswordChanged, register, SessionRevoked } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { createPasswords } from './passwords.ts'
import { password, registration, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

const newPassword = 'a new and better password'
let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const change = (currentPassword = password, as = meera.accessToken) =>
  auth.call(changePassword, { as, body: { currentPassword, newPassword } })

const isAlive = async ({ accessToken, refreshToken }: SignedIn): Promise<boolean> => {
  const { status } = await auth.call(getCurrentUser, { as: accessToken })
  return status === 200 && (await auth.refresh(refreshToken)).status === 200
}

describe('changing the password', () => {
  it('accepts the new one and rejects the old one', async () => {
    const reply = await change()

    expect(reply.status).toBe(204)
    expect((await auth.tryPassword(newPassword)).status).toBe(200)
    expect((await auth.tryPassword(password)).status).toBe(401)
  })

  it('ends every other session at once and keeps this one', async () => {
    const phone = await auth.signIn('meera')
    const tablet = await auth.signIn('meera')
    const jo = await auth.signUp({ username: 'joanna', email: 'joanna@example.com' })
    await change()
    await auth.idle()

    expect([await isAlive(phone), await isAlive(tablet)]).toEqual([false, false])
    expect([await isAlive(meera), await isAlive(jo)]).toEqual([true, true])
    expect(auth.bus.published(SessionRevoked)).toHaveLength(2)
  })

  it('publishes once, and neither sends nor logs a password', async () => {
    await change()
    await auth.idle()

    const [told, ...more] = auth.bus.published(PasswordChanged)
    expect(told?.data).toMatchObject({ userId: meera.user.id, keptSid: meera.refreshToken.split('.')[0] })
    expect(more).toEqual([])
    const seen = [JSON.stringify(told), ...auth.logLines].join('\n')
    for (const secret of [password, newPassword, 'argon2id']) expect(seen).not.toContain(secret)
  })

  it('with the wrong current password changes nothing and names the field', async () => {
    const other = await auth.signIn('meera')
    const reply = await change('not the password')
    await auth.idle()

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'wrong-password', errors: [{ field: 'currentPassword' }] })
    expect((await auth.tryPassword(password)).status).toBe(200)
    expect(await isAlive(other)).toBe(true)
    expect(auth.bus.published(PasswordChanged)).toEqual([])
  })

  it('rejects a common password wherever one is set, but never at log-in', async () => {
    const hash = (await auth.store.collection('users').findOne({}))?.passwordHash as string
    const body = { currentPassword: password, newPassword: 'Password' }
    const changed = await auth.call(changePassword, { as: meera.accessToken, body })
    const joined = await auth.call(register, { body: registration({ username: 'baseball', password: 'Baseball' }) })

    expect(changed.body).toMatchObject({ code: 'weak-password', errors: [{ field: 'newPassword' }] })
    expect(joined.body).toMatchObject({ code: 'weak-password', errors: [{ field: 'password' }] })
    const weak = await createPasswords({ memoryKib: 64 }).hash('password')
    await auth.store.collection('users').updateOne({ passwordHash: hash }, { $set: { passwordHash: weak } })
    expect((await auth.tryPassword('password')).status).toBe(200)
  })

  it('limits guesses in the guessing session only, not in the owner’s others', async () => {
    const stolen = await auth.signIn('meera')
    for (let n = 0; n < 5; n += 1) await change(`a wrong guess ${n}`, stolen.accessToken)
    const reply = await change(password, stolen.accessToken)

    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await change()).status).toBe(204)
  })

  it('rejects a short one with the form’s message, and requires a session', async () => {
    const body = { currentPassword: password, newPassword: 'short' }
    const short = await auth.call(changePassword, { as: meera.accessToken, body })
    const stranger = await auth.call(changePassword, { body })

    expect(short.status).toBe(400)
    expect(short.body).toMatchObject({
      errors: [{ field: 'newPassword', message: 'Password must be at least 8 characters' }],
    })
    expect(stranger.status).toBe(401)
  })
})

describe('a password change that a crash interrupted', () => {
  it('ends the earlier sessions when its event arrives, even twice, and none opened since', async () => {
    const before = await auth.signIn('meera')
    const data = {
      userId: meera.user.id,
      keptSid: meera.refreshToken.split('.')[0] ?? '',
      changedAt: auth.clock.now().toISOString(),
    }
    auth.clock.advance(1)
    const since = await auth.signIn('meera')
    for (const id of ['first', 'again']) await auth.receive(newEvent(PasswordChanged, data, { clock: auth.clock, id }))

    expect(await isAlive(before)).toBe(false)
    expect([await isAlive(meera), await isAlive(since)]).toEqual([true, true])
    expect(auth.bus.published(SessionRevoked)).toHaveLength(1)
  })
})

describe('logging in with the old password while it is being changed', () => {
  it('leaves no valid session', async () => {
    const [changed, ...logins] = await Promise.all([change(), ...Array.from({ length: 4 }, () => auth.signIn('meera'))])
    const alive = await Promise.all(logins.map(isAlive))

    expect(changed.status).toBe(204)
    expect(alive).toEqual([false, false, false, false])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  listSecurityEvents,
  logout,
  updateProfile,
} from '@verandah/contracts'
import { clientAddressHeader } from '@verandah/kit'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const log = async (of = meera, limit?: number) => {
  auth.clock.advance(1)
  return auth.call(listSecurityEvents, { as: of.accessToken, query: { ...(limit !== undefined && { limit }) } })
}
const kinds = async (of = meera) => (await log(of)).body.map(({ kind }) => kind)
const stored = () => auth.store.collection('security_events')

/** Advances the clock after each step, so that the log has the order of the steps. */
const step = async <Result>(work: Promise<Result>): Promise<Result> => {
  const result = await work
  auth.clock.advance(1)
  return result
}

describe('the log of security events', () => {
  it('lists what happened to an account, newest first', async () => {
    auth.clock.advance(1)
    const as = meera.accessToken
    const phone = await step(auth.signIn('meera'))
    await step(auth.signIn('meera'))
    await step(auth.tryPassword('not the password'))
    await step(auth.call(changeEmail, { as, body: { email: 'm@example.com', password: 'wrong' } }))
    await step(auth.call(changeEmail, { as, body: { email: 'm@example.com', password } }))
    await step(auth.call(endSession, { as, params: { id: phone.refreshToken.split('.')[0] ?? '' } }))
    await step(auth.call(endOtherSessions, { as }))
    const body = { currentPassword: password, newPassword: 'a new and better password' }
    await step(auth.call(changePassword, { as, body }))

    expect(await kinds()).toEqual([
      'password-changed',
      'session-ended',
      'session-ended',
      'email-changed',
      'password-refused',
      'log-in-failed',
      'logged-in',
      'logged-in',
      'registered',
    ])
  })

  it('names the browser in words and the network of the address', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      [clientAddressHeader]: '2001:db8:1:2:3:4:5:6',
    }
    auth.clock.advance(1)
    await auth.signIn('meera', headers)

    const [newest] = (await log()).body
    expect(newest).toMatchObject({ kind: 'logged-in', device: 'Firefox on Linux', address: '2001:db8:1:2::/64' })
  })

  it('records a log-out once, however often it is requested', async () => {
    const phone = await auth.signIn('meera')
    await Promise.all(Array.from({ length: 3 }, () => auth.call(logout, { as: phone.accessToken })))

    expect((await kinds()).filter((kind) => kind === 'logged-out')).toHaveLength(1)
  })

  it('records the reuse of a spent refresh token once', async () => {
    const phone = await auth.signIn('meera')
    await auth.refresh(phone.refreshToken)
    auth.clock.advance(30_001)
    for (let n = 0; n < 2; n += 1) await auth.refresh(phone.refreshToken)

    expect((await kinds()).filter((kind) => kind === 'refresh-reuse-detected')).toHaveLength(1)
  })

  it('records guesses once an hour and address, and never what was typed', async () => {
    const guess = (address: string) =>
      auth.tryPassword('a secret that was typed', { headers: { [clientAddressHeader]: address } })
    for (const address of ['203.0.113.9', '203.0.113.9', '198.51.100.7']) await guess(address)
    auth.clock.advance(60 * 60_000)
    await guess('203.0.113.9')
    await auth.tryPassword('a secret that was typed', { username: 'a-password-in-the-wrong-field' })

    const failed = await stored().find({ kind: 'log-in-failed', userId: meera.user.id }).toArray()
    expect(failed.map(({ address }) => String(address)).sort()).toEqual(['198.51.100.7', '203.0.113.9', '203.0.113.9'])
    const everything = JSON.stringify(await stored().find({}).toArray())
    expect(everything).not.toContain('a secret that was typed')
    expect(everything).not.toContain('wrong-field')
  })

  it('omits changes that changed nothing, and changes of the name', async () => {
    const as = meera.accessToken
    await auth.call(changeEmail, { as, body: { email: 'meera@example.com', password } })
    await auth.call(updateProfile, { as, body: { name: 'Meera K. Nair' } })
    await auth.call(endOtherSessions, { as })

    expect(await kinds()).toEqual(['registered'])
  })
})

describe('the log of one user', () => {
  it('is visible to the caller only, up to the requested length', async () => {
    const jo = await auth.signUp({ username: 'joanna', email: 'joanna@example.com' })
    for (let n = 0; n < 3; n += 1) await auth.signIn('meera')

    expect(await kinds(jo)).toEqual(['registered'])
    expect((await log(meera, 2)).body).toHaveLength(2)
    expect((await log(meera, 0)).status).toBe(400)
    expect((await log(meera, 201)).status).toBe(400)
    expect((await auth.call(listSecurityEvents)).status).toBe(401)
  })

  it('expires after 400 days', async () => {
    expect(await stored().indexes()).toContainEqual(
      expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 400 * 24 * 60 * 60 }),
    )
  })
})

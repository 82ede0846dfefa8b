import {
  beginTwoStep,
  changePassword,
  finishLogin,
  getCurrentUser,
  listSecurityEvents,
  renewRecoveryCodes,
  turnOffTwoStep,
  turnOnTwoStep,
  TwoStepChanged,
} from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, tokensOf, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

const minuteMs = 60_000
let auth: AuthUnderTest
let meera: SignedIn
let phone: ReturnType<typeof createPhone>
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
  phone = createPhone(auth, meera)
})
afterEach(() => auth.stop())

const me = async () => (await auth.call(getCurrentUser, { as: meera.accessToken })).body
const asked = async (headers: Record<string, string> = {}): Promise<string> => {
  const reply = await auth.tryPassword(password, { headers })
  expect(reply.body).toMatchObject({ code: 'code-needed' })
  expect(reply.headers.getSetCookie()).toEqual([])
  return (reply.body as unknown as { challenge: string }).challenge
}
const finish = (challenge: string, code: string, headers: Record<string, string> = {}) =>
  auth.call(finishLogin, { body: { challenge, code }, headers })
const user = () => auth.store.collection('users').findOne({ username: 'meera' })
const kinds = async () =>
  (await auth.call(listSecurityEvents, { as: meera.accessToken, query: {} })).body.map(({ kind }) => kind)

describe('setting two-step verification up', () => {
  it('has no effect before a code of the new secret is entered', async () => {
    const { secret, uri } = (await phone.begin()).body
    expect(uri).toContain(`secret=${secret}`)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect((await me()).twoStep).toBeNull()
    expect((await auth.tryPassword(password)).status).toBe(200)
    const wrong = await auth.call(turnOnTwoStep, { as: meera.accessToken, body: { code: '000000' } })
    expect(wrong.body).toMatchObject({ code: 'wrong-code', errors: [{ field: 'code' }] })
    expect((await me()).twoStep).toBeNull()
  })

  it('requires the password, and starts over after thirty minutes', async () => {
    const refused = await auth.call(beginTwoStep, { as: meera.accessToken, body: { password: 'not the password' } })
    expect(refused.body).toMatchObject({ code: 'wrong-password', errors: [{ field: 'password' }] })
    await phone.begin()
    const { refreshToken } = meera
    auth.clock.advance(30 * minuteMs + 1)
    const as = (await auth.refresh(refreshToken)).body.accessToken
    const late = await auth.call(turnOnTwoStep, { as, body: { code: phone.shown() } })
    expect(late.body).toMatchObject({ code: 'two-step-expired' })
  })

  it('shows ten recovery codes once, seals the secret, and informs the owner and other services', async () => {
    const { secret, recoveryCodes } = await phone.turnOn()
    await auth.idle()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await me()).twoStep).toEqual({ since: auth.clock.now().toISOString(), recoveryCodesLeft: 10 })
    expect(await kinds()).toContain('two-step-on')
    const told = auth.bus.published(TwoStepChanged).map(({ data }) => data)
    expect(told).toMatchObject([{ userId: meera.user.id, change: 'on', recoveryCodesLeft: 10 }])
    const kept = [JSON.stringify([await user(), told]), ...auth.logLines].join('\n')
    for (const hidden of [secret, ...recoveryCodes]) expect(kept).not.toContain(hidden)
    expect((await auth.call(beginTwoStep, { as: meera.accessToken, body: { password } })).body).toMatchObject({
      code: 'two-step-on',
    })
  })
})

describe('logging in with two-step verification', () => {
  beforeEach(async () => void (await phone.turnOn()))

  it('requires the password and then the code; a wrong password is answered as without it', async () => {
    const wrong = await auth.tryPassword('not the password')
    expect(wrong.body).toMatchObject({ code: 'wrong-credentials' })
    expect(wrong.body).not.toHaveProperty('challenge')
    const challenge = await asked()
    const code = phone.next()
    const refused = await finish(challenge, code === '000000' ? '111111' : '000000')
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'wrong-code' }])
    const reply = await finish(challenge, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect([reply.status, reply.body.username]).toEqual([200, 'meera'])
    expect(tokensOf(reply.headers).accessToken).not.toBe('')
  })

  it('accepts no code twice, on any route, and none older than a used one', async () => {
    expect((await finish(await asked(), phone.shown())).body).toMatchObject({ code: 'wrong-code' })
    const code = phone.next()
    expect((await finish(await asked(), code)).status).toBe(200)
    expect((await finish(await asked(), code)).body).toMatchObject({ code: 'wrong-code' })
    expect((await finish(await asked(), phone.shown(-1))).body).toMatchObject({ code: 'wrong-code' })
    const body = { password, code }
    expect((await auth.call(turnOffTwoStep, { as: meera.accessToken, body })).body).toMatchObject({
      code: 'wrong-code',
    })
  })

  it('accepts one of several concurrent requests with the same code', async () => {
    const challenges = await Promise.all([asked(), asked(), asked()])
    const code = phone.next()
    const statuses = (await Promise.all(challenges.map((one) => finish(one, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401])
  })

  it('accepts a code of a phone that is thirty seconds off, and no other', async () => {
    auth.clock.advance(10 * minuteMs)
    expect((await finish(await asked(), phone.shown(-2))).status).toBe(401)
    expect((await finish(await asked(), phone.shown(-1))).status).toBe(200)
    expect((await finish(await asked(), phone.shown(2))).status).toBe(401)
    expect((await finish(await asked(), phone.shown(1))).status).toBe(200)
  })

  it('allows a pending log-in once, for five minutes, and not after a password change', async () => {
    const used = await asked()
    expect((await finish(used, phone.next())).status).toBe(200)
    expect((await finish(used, phone.next())).body).toMatchObject({ code: 'log-in-expired' })
    const late = await asked()
    auth.clock.advance(5 * minuteMs)
    expect((await finish(late, phone.shown())).body).toMatchObject({ code: 'log-in-expired' })
    const before = await asked()
    const { accessToken } = (await auth.refresh(meera.refreshToken)).body
    const body = { currentPassword: password, newPassword: 'a new and better password', code: phone.next() }
    expect((await auth.call(changePassword, { as: accessToken, body })).status).toBe(204)
    expect((await finish(before, phone.next())).body).toMatchObject({ code: 'log-in-expired' })
    expect((await finish('A'.repeat(43), phone.shown())).body).toMatchObject({ code: 'log-in-expired' })
  })
})

describe('a recovery code', () => {
  let recoveryCodes: string[]
  beforeEach(async () => {
    ;({ recoveryCodes } = await phone.turnOn())
  })

  it('replaces the app once, however it is typed, and the owner learns how many are left', async () => {
    const [first = '', second = ''] = recoveryCodes
    const typed = ` ${first.toLowerCase().replace('-', ' ')}`
    const reply = await finish(await asked(), typed)
    await auth.idle()
    expect([reply.status, reply.body.twoStep?.recoveryCodesLeft]).toEqual([200, 9])
    expect((await finish(await asked(), first)).body).toMatchObject({ code: 'wrong-code' })
    expect((await finish(await asked(), second)).status).toBe(200)
    expect((await me()).twoStep?.recoveryCodesLeft).toBe(8)
    await auth.idle()
    expect(auth.bus.published(TwoStepChanged).map(({ data }) => [data.change, data.recoveryCodesLeft])).toEqual([
      ['on', 10],
      ['recovery-code-used', 9],
      ['recovery-code-used', 8],
    ])
    expect(await kinds()).toContain('recovery-code-used')
  })

  it('becomes invalid once new ones are created', async () => {
    const [first = ''] = recoveryCodes
    const body = { password, code: phone.next() }
    const renewed = await auth.call(renewRecoveryCodes, { as: meera.accessToken, body })
    expect((await finish(await asked(), first)).status).toBe(401)
    expect((await finish(await asked(), renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

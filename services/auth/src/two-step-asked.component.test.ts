import {
  changeEmail,
  changePassword,
  getCurrentUser,
  listSecurityEvents,
  readAccountLink,
  renewRecoveryCodes,
  requestAccountDeletion,
  resetPassword,
  turnOffTwoStep,
} from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operateAccounts } from './operator.ts'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
let phone: ReturnType<typeof createPhone>
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
  phone = createPhone(auth, meera)
})
afterEach(() => auth.stop())

const operate = (command: string) => operateAccounts([command, 'meera'], { MONGODB_URL: auth.platform.storeUrl })
const user = () => auth.store.collection('users').findOne({ username: 'meera' })
const me = async () => (await auth.call(getCurrentUser, { as: meera.accessToken })).body
const kinds = async () =>
  (await auth.call(listSecurityEvents, { as: meera.accessToken, query: {} })).body.map(({ kind }) => kind)

describe('an operation that could take over an account', () => {
  beforeEach(async () => void (await phone.turnOn()))
  const newPassword = 'a new and better password'
  const calls: [string, (code?: string) => Promise<{ status: number; body: unknown }>][] = [
    [
      'another password',
      (code) =>
        auth.call(changePassword, { as: meera.accessToken, body: { currentPassword: password, newPassword, code } }),
    ],
    [
      'another address',
      (code) => auth.call(changeEmail, { as: meera.accessToken, body: { email: 'new@example.com', password, code } }),
    ],
    ['a deletion', (code) => auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password, code } })],
    [
      'turning it off',
      (code) => auth.call(turnOffTwoStep, { as: meera.accessToken, body: { password, code: code ?? 'none of them' } }),
    ],
    [
      'new recovery codes',
      (code) =>
        auth.call(renewRecoveryCodes, { as: meera.accessToken, body: { password, code: code ?? 'none of them' } }),
    ],
  ]

  it.each(calls)('%s requires the code beside the password', async (_words, ask) => {
    const before = await user()
    expect((await ask()).body).toMatchObject({ errors: [{ field: 'code' }] })
    expect((await ask('000000')).body).toMatchObject({ code: 'wrong-code', errors: [{ field: 'code' }] })
    expect(await user()).toEqual(before)
    expect((await ask(phone.next())).status).toBeLessThan(300)
  })

  it('a password reset requires it too, and the link’s page says so', async () => {
    const link = await operate('reset-link')
    const token = /#(\S+)/.exec(link)?.[1] ?? ''
    expect((await auth.call(readAccountLink, { body: { token } })).body).toMatchObject({ asksCode: true })
    const reset = (code?: string) => auth.call(resetPassword, { body: { token, newPassword, code } })
    expect((await reset()).body).toMatchObject({ code: 'code-needed' })
    expect((await reset('000000')).body).toMatchObject({ code: 'wrong-code' })
    expect((await reset(phone.next())).status).toBe(204)
    expect((await auth.tryPassword(newPassword)).body).toMatchObject({ code: 'code-needed' })
  })

  it('turned off by its owner or the operator, the password is enough again', async () => {
    expect(await operate('two-step-off')).toContain('is off.')
    expect(await operate('two-step-off')).toContain('is off already')
    expect((await auth.tryPassword(password)).status).toBe(200)
    expect((await me()).twoStep).toBeNull()
    expect(await kinds()).toContain('two-step-off')
  })

  it('a tombstone keeps no trace of it', async () => {
    const body = { password, code: phone.next() }
    await auth.call(requestAccountDeletion, { as: meera.accessToken, body })
    const left = await auth.store.collection('users').findOne({})
    expect(Object.keys(left ?? {}).filter((key) => key.startsWith('twoStep'))).toEqual([])
  })
})

import {
  AccountLinkRequested,
  beginTwoStep,
  changeEmail,
  confirmEmail,
  EmailChanged,
  forgotPassword,
  getCurrentUser,
  register,
  requestConfirmation,
  UserChanged,
  UserRegistered,
} from '@verandah/contracts'
import { linkTokenOf } from '@verandah/user-records'
import { testKeyOf } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { password, registration, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth({ SMTP_URL: 'smtp://localhost' })
  meera = await auth.signUp()
  await auth.idle()
})
afterEach(() => auth.stop())

const sent = () => auth.bus.published(AccountLinkRequested).map(({ data }) => data)
const lastToken = () => linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), sent().at(-1)!.linkId)
const confirm = (token = lastToken(), proof: object = { password }) =>
  auth.call(confirmEmail, { body: { token, ...proof } })
const statusOf = async ({ accessToken }: SignedIn) => (await auth.call(getCurrentUser, { as: accessToken })).body

describe('a new account where mail is sent', () => {
  it('is unconfirmed until its link is used, and other services receive both states', async () => {
    expect(meera.user.emailStatus).toBe('unconfirmed')
    expect(sent()).toMatchObject([{ userId: meera.user.id, purpose: 'confirm-email', email: 'meera@example.com' }])
    const registered = auth.bus.published(UserRegistered)[0]!.data
    expect(registered.isEmailConfirmed).toBe(false)
    expect((await confirm()).status).toBe(204)
    await auth.idle()

    expect((await statusOf(meera)).emailStatus).toBe('confirmed')
    expect(auth.bus.published(UserChanged).map(({ data }) => data)).toMatchObject([
      { isEmailConfirmed: true, revision: 2 },
    ])
    expect(auth.bus.published(EmailChanged)).toEqual([])
    expect((await confirm()).body).toMatchObject({ code: 'link-used' })
  })

  it('has no second factor, and loses one of an earlier build when its link is used', async () => {
    const begun = await auth.call(beginTwoStep, { as: meera.accessToken, body: { password } })
    expect(begun.body).toMatchObject({ status: 409, code: 'email-unconfirmed' })
    const twoStep = { secret: 'sealed', since: new Date(), lastStep: 0, recoveryHashes: [] }
    await auth.store.collection('users').updateOne({ username: 'meera' }, { $set: { twoStep } })
    await confirm()
    expect(await statusOf(meera)).toMatchObject({ emailStatus: 'confirmed', twoStep: null })
  })

  it('does not reserve an unproved address: its owner gets it, and the other account learns nothing more', async () => {
    const first = lastToken()
    const owner = await auth.signUp({ username: 'the-owner', email: 'MEERA@example.com' })
    await auth.idle()
    expect((await confirm()).status).toBe(204)

    expect((await statusOf(owner)).emailStatus).toBe('confirmed')
    const back = await auth.signIn('meera')
    expect(back.user).toEqual({ ...meera.user, emailStatus: 'lost' })
    expect((await confirm(first)).body).toMatchObject({ code: 'email-taken' })
    expect((await auth.call(register, { body: registration({ username: 'third' }) })).status).toBe(409)
  })

  it('gets no link for a forgotten password before its address is proved', async () => {
    await auth.call(forgotPassword, { body: { email: 'meera@example.com' } })
    await auth.runJob('send-reset-links')
    expect(sent().map(({ purpose }) => purpose)).toEqual(['confirm-email'])
  })

  it('can request the link again, a few times an hour, until it is confirmed', async () => {
    const again = () => auth.call(requestConfirmation, { as: meera.accessToken })
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await again()).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    await auth.idle()
    expect(sent()).toHaveLength(6)
    await confirm()
    expect((await again()).status).toBe(202)
    await auth.idle()
    expect(sent()).toHaveLength(6)
  })
})

describe('another address where mail is sent', () => {
  const change = (email: string) => auth.call(changeEmail, { as: meera.accessToken, body: { email, password } })

  it('takes effect once its link is used, and then the old address is warned', async () => {
    await confirm()
    expect((await change('meera@new.example')).body).toMatchObject({ email: 'meera@example.com' })
    await auth.idle()
    expect(sent().at(-1)).toMatchObject({ email: 'meera@new.example', purpose: 'confirm-email' })
    expect(auth.bus.published(EmailChanged)).toEqual([])
    expect((await confirm()).status).toBe(204)
    await auth.idle()

    expect(await statusOf(meera)).toMatchObject({ email: 'meera@new.example', emailStatus: 'confirmed' })
    const moved = { userId: meera.user.id, before: 'meera@example.com', after: 'meera@new.example' }
    expect(auth.bus.published(EmailChanged).map(({ data }) => data)).toEqual([moved])
  })
})

it('no confirmation is required without mail', async () => {
  const silent = await startAuth()
  expect((await silent.signUp()).user.emailStatus).toBe('confirmed')
  await silent.idle()
  expect(silent.bus.published(AccountLinkRequested)).toEqual([])
  await silent.stop()
})

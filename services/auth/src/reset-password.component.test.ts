import {
  AccountLinkRequested,
  changeEmail,
  changePassword,
  confirmEmail,
  forgotPassword,
  getAccountMail,
  getCurrentUser,
  PasswordChanged,
  readAccountLink,
  resetPassword,
} from '@verandah/contracts'
import { linkTokenOf } from '@verandah/user-records'
import { interruptWrite, testKeyOf } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

const newPassword = 'a new and better password'
const minuteMs = 60_000
let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth({ SMTP_URL: 'smtp://localhost' })
  meera = await auth.signUp()
  await confirmLast()
})
afterEach(() => auth.stop())

const links = () => auth.store.collection<{ _id: string }>('account_links')
const asked = (from = '203.0.113.1', email = 'Meera@example.com') =>
  auth.call(forgotPassword, { body: { email }, headers: { 'x-client-address': from } })
const sentLinks = () =>
  auth.bus.published(AccountLinkRequested).flatMap(({ data }) => (data.purpose === 'reset-password' ? [data] : []))

/** Confirms the address of the last link. */
const confirmLast = async () => {
  await auth.idle()
  const { linkId } = auth.bus.published(AccountLinkRequested).at(-1)!.data
  const body = { token: linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), linkId) }
  await auth.call(confirmEmail, { body, as: meera.accessToken })
}

/** The token in the last mail. */
const token = async (): Promise<string> => {
  await asked()
  await auth.runJob('send-reset-links')
  return linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), sentLinks().at(-1)!.linkId)
}
const read = async (of: string) => (await auth.call(readAccountLink, { body: { token: of } })).body
const reset = (of: string) => auth.call(resetPassword, { body: { token: of, newPassword } })
const isIn = async ({ accessToken }: SignedIn) => (await auth.call(getCurrentUser, { as: accessToken })).status === 200

describe('a forgotten password', () => {
  it('requests a mail to the account’s address, with no key in the event', async () => {
    await token()

    const [link, ...more] = sentLinks()
    expect(more).toEqual([])
    expect(link).toMatchObject({ userId: meera.user.id, purpose: 'reset-password', email: 'meera@example.com' })
    const secret = linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), link!.linkId)
    const seen = JSON.stringify([link, await links().find().toArray(), auth.logLines])
    expect(seen).not.toContain(secret)
  })

  it('gets the same bytes and the same writes whether or not the account exists', async () => {
    const known = await asked()
    const unknown = await asked('203.0.113.2', 'nobody@example.com')

    expect([known.status, unknown.status]).toEqual([202, 202])
    expect(known.body).toEqual(unknown.body)
    const [first, second] = await links()
      .find({ purpose: 'reset-password' }, { projection: { email: 0 } })
      .toArray()
    expect(Object.keys(first!)).toEqual(Object.keys(second!))
    expect(sentLinks()).toEqual([])
  })

  it('is answered although an earlier request is damaged', async () => {
    await asked('203.0.113.2')
    await links().updateOne({ askedAt: { $exists: true } }, { $unset: { expiresAt: 1 } } as never)
    await asked()
    await auth.runJob('send-reset-links')
    expect(sentLinks()).toHaveLength(1)
  })

  it('leaves nothing for an unknown address', async () => {
    await asked('203.0.113.1', 'nobody@example.com')
    await auth.runJob('send-reset-links')

    expect([await links().countDocuments({ purpose: 'reset-password' }), sentLinks()]).toEqual([0, []])
  })

  it('is limited by client address, and to five mails an hour per account', async () => {
    const replies = await Promise.all(Array.from({ length: 21 }, () => asked()))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await asked('203.0.113.9')).status).toBe(202)
    await auth.runJob('send-reset-links')

    expect(sentLinks()).toHaveLength(5)
  })

  it('sends nothing without a mail server, and says so', async () => {
    const silent = await startAuth()
    await silent.signUp()
    await silent.call(forgotPassword, { body: { email: 'meera@example.com' } })

    expect((await silent.call(getAccountMail)).body).toEqual({ isSent: false })
    expect(await silent.store.collection('account_links').countDocuments()).toBe(0)
    await silent.stop()
    expect((await auth.call(getAccountMail)).body).toEqual({ isSent: true })
  })
})

const moveAway = async () => {
  await auth.call(changeEmail, { as: meera.accessToken, body: { email: 'meera@new.example', password } })
  await confirmLast()
}

describe('a link for a new password', () => {
  it('names its account, sets the password and ends every session', async () => {
    const phone = await auth.signIn('meera')
    const good = await token()
    expect(await read(good)).toEqual({ purpose: 'reset-password', state: 'valid', username: 'meera', asksCode: false })
    expect((await reset(good)).status).toBe(204)
    await auth.idle()

    expect([(await auth.tryPassword(password)).status, (await auth.tryPassword(newPassword)).status]).toEqual([
      401, 200,
    ])
    expect([await isIn(meera), await isIn(phone)]).toEqual([false, false])
    expect(auth.bus.published(PasswordChanged)).toHaveLength(1)
  })

  it('works once, even when used concurrently', async () => {
    const good = await token()
    const statuses = (await Promise.all([reset(good), reset(good), reset(good)])).map(({ status }) => status)

    expect(statuses.sort()).toEqual([204, 409, 409])
    expect(await read(good)).toEqual({ purpose: 'reset-password', state: 'used', username: null, asksCode: false })
    expect((await reset(good)).body).toMatchObject({ code: 'link-used' })
  })

  it('is valid for thirty minutes', async () => {
    const good = await token()
    auth.clock.advance(30 * minuteMs - 1)
    expect((await read(good)).state).toBe('valid')
    auth.clock.advance(1)

    expect(await read(good)).toEqual({ purpose: 'reset-password', state: 'expired', username: null, asksCode: false })
    expect((await reset(good)).body).toMatchObject({ code: 'link-expired' })
    expect((await auth.tryPassword(password)).status).toBe(200)
  })

  it.each([
    [
      'another of its kind was used',
      async () => {
        await reset(await token())
      },
    ],
    [
      'the password was changed',
      () => auth.call(changePassword, { as: meera.accessToken, body: { currentPassword: password, newPassword } }),
    ],
    ['the address is another', () => moveAway()],
  ])('is invalid once %s', async (_words, happens) => {
    const good = await token()
    await happens()

    expect((await read(good)).state).toBe('used')
    expect((await reset(good)).status).toBe(409)
  })

  it('sets none when the address becomes another while it is used', async () => {
    const good = await token()
    const moving = interruptWrite(1, moveAway)
    const { body } = await reset(good).finally(moving.stop)

    expect(body).toMatchObject({ status: 409, code: 'link-used' })
    expect((await auth.tryPassword(password)).status).toBe(200)
  })

  it('is rejected when forged, and remains valid after a short or common password', async () => {
    expect((await reset('A'.repeat(43))).status).toBe(404)
    const good = await token()
    const short = await auth.call(resetPassword, { body: { token: good, newPassword: 'short' } })
    const common = await auth.call(resetPassword, { body: { token: good, newPassword: 'password' } })

    expect(short.body).toMatchObject({ code: 'invalid-input', errors: [{ field: 'newPassword' }] })
    expect(common.body).toMatchObject({ code: 'weak-password', errors: [{ field: 'newPassword' }] })
    expect((await read(good)).state).toBe('valid')
  })
})

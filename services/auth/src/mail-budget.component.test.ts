import { AccountLinkRequested, changeEmail, forgotPassword, readAccountLink } from '@verandah/contracts'
import { createInProcessBus, startService } from '@verandah/kit'
import { interruptWrite, testKeyOf } from '@verandah/kit/testing'
import { linkTokenOf } from '@verandah/user-records'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auth as authService } from './index.ts'
import { password, startAuth, type AuthUnderTest } from './testing/start-auth.ts'

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth({ SMTP_URL: 'smtp://localhost' })
})
afterEach(() => auth.stop())

const stranger = 'stranger@example.com'
const mailsTo = async (email: string) => {
  await auth.idle()
  const requested = auth.bus.published(AccountLinkRequested).map(({ data }) => data)
  return requested.filter((link) => link.email.toLowerCase() === email)
}

it('an address gets few confirmations, however many accounts claim it', async () => {
  for (let account = 0; account < 8; account += 1)
    await auth.signUp({ username: `claims-${account}`, email: account % 2 === 0 ? stranger : 'STRANGER@example.com' })
  expect(await mailsTo(stranger)).toHaveLength(6)
})

it('an account that claims the same address again and again is limited', async () => {
  const { accessToken } = await auth.signUp({ username: 'mover', email: 'mover@example.com' })
  const move = () => auth.call(changeEmail, { as: accessToken, body: { email: stranger, password } })
  for (let mail = 0; mail < 5; mail += 1) expect((await move()).status).toBe(200)
  expect((await move()).body).toMatchObject({ status: 429, code: 'too-many-attempts' })
  expect(await mailsTo(stranger)).toHaveLength(5)
})

it('claims by strangers use no mail of an owner who has forgotten the password', async () => {
  const owner = await auth.signUp({ username: 'the-owner', email: stranger })
  await auth.store.collection('users').updateOne({ username: 'the-owner' }, { $set: { emailFolded: stranger } })
  const thief = await auth.signUp({ username: 'thief', email: 'thief@example.com' })
  for (let mail = 0; mail < 6; mail += 1)
    await auth.call(changeEmail, { as: thief.accessToken, body: { email: `victim-${mail}@example.com`, password } })
  await auth.call(forgotPassword, { body: { email: stranger } })
  await auth.runJob('send-reset-links')
  const resets = (await mailsTo(stranger)).filter(({ purpose }) => purpose === 'reset-password')
  expect(resets).toMatchObject([{ userId: owner.user.id }])
})

it('processes that look at the same requests spend an account’s mails once', async () => {
  await auth.signUp({ username: 'the-owner', email: stranger })
  await auth.store.collection('users').updateOne({ username: 'the-owner' }, { $set: { emailFolded: stranger } })
  const other = await startService(authService, { ...auth.platform, bus: createInProcessBus() })
  for (let link = 0; link < 5; link += 1) {
    await auth.call(forgotPassword, { body: { email: stranger } })
    auth.clock.advance(11_000)
    const both = interruptWrite((link % 2) + 1, () => other.runJob('send-reset-links'))
    await auth.runJob('send-reset-links').finally(both.stop)
    expect(both.wasReached()).toBe(true)
  }
  await Promise.all([other.stopJobs(1_000), other.idle()])
  await other.close()
  expect(await auth.store.collection('account_links').countDocuments({ tokenHash: { $exists: true } })).toBe(6)
})

it('a process that may send no more leaves the link that another one has just sent', async () => {
  const owner = await auth.signUp({ username: 'the-owner', email: stranger })
  await auth.store.collection('users').updateOne({ username: 'the-owner' }, { $set: { emailFolded: stranger } })
  const askTwice = async () => {
    for (let link = 0; link < 2; link += 1) await auth.call(forgotPassword, { body: { email: stranger } })
  }
  await askTwice()
  await auth.runJob('send-reset-links')
  await askTwice()
  const other = interruptWrite(2, () => auth.runJob('send-reset-links'))
  await auth.runJob('send-reset-links').finally(other.stop)
  expect(other.wasReached()).toBe(true)
  const [last] = (await mailsTo(stranger)).slice(-1)
  expect(last).toMatchObject({ userId: owner.user.id, purpose: 'reset-password' })
  const token = linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), last!.linkId)
  expect((await auth.call(readAccountLink, { body: { token } })).body).toMatchObject({ state: 'valid' })
})

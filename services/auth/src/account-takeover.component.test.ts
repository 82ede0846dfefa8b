import {
  AccountLinkRequested,
  changeEmail,
  confirmEmail,
  getCurrentUser,
  login,
  PasswordChanged,
  type EmailConfirmation,
} from '@verandah/contracts'
import { linkTokenOf } from '@verandah/user-records'
import { interruptWrite, testKeyOf } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let squatter: SignedIn
beforeEach(async () => {
  auth = await startAuth({ SMTP_URL: 'smtp://localhost' })
  squatter = await auth.signUp({ email: 'owner@example.com' })
  await auth.idle()
})
afterEach(() => auth.stop())

const newPassword = 'a brand new gumleaf'
const lastLink = () => auth.bus.published(AccountLinkRequested).at(-1)!.data.linkId
const confirm = async (proof: Omit<EmailConfirmation, 'token'> = {}, as?: string) => {
  const token = linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), lastLink())
  const reply = await auth.call(confirmEmail, { body: { token, ...proof }, ...(as !== undefined && { as }) })
  await auth.idle()
  return reply
}
const isSignedIn = async () => (await auth.call(getCurrentUser, { as: squatter.accessToken })).status === 200

it('the link alone confirms nothing for an account that another person opened', async () => {
  expect((await confirm()).body).toMatchObject({ status: 409, code: 'password-needed' })
  expect((await confirm({ password: 'not the password' })).body).toMatchObject({ code: 'wrong-password' })
  expect((await auth.call(getCurrentUser, { as: squatter.accessToken })).body).toMatchObject({
    emailStatus: 'unconfirmed',
  })
})

it('the owner of an address takes its account over with a new password, which ends every session', async () => {
  expect((await confirm({ newPassword })).status).toBe(204)
  expect(auth.bus.published(PasswordChanged)).toHaveLength(1)
  expect(await isSignedIn()).toBe(false)
  const logIn = (typed: string) => auth.call(login, { body: { username: 'meera', password: typed } })
  expect((await logIn(password)).status).toBe(401)
  expect((await logIn(newPassword)).body).toMatchObject({ email: 'owner@example.com', emailStatus: 'confirmed' })
})

it('a session of the account, or its password on another device, confirms and keeps everything', async () => {
  expect((await confirm({}, squatter.accessToken)).status).toBe(204)
  expect(await isSignedIn()).toBe(true)
  const other = await auth.signUp({ username: 'other', email: 'other@example.com' })
  await auth.idle()
  expect((await confirm({ password })).status).toBe(204)
  expect((await auth.call(getCurrentUser, { as: other.accessToken })).body).toMatchObject({ emailStatus: 'confirmed' })
})

it('an account with a proved address needs more than a link for another address or a new password', async () => {
  await confirm({ password })
  await auth.call(changeEmail, { as: squatter.accessToken, body: { email: 'victim@example.com', password } })
  await auth.idle()
  for (const proof of [{}, { newPassword }])
    expect((await confirm(proof)).body).toMatchObject({ code: 'password-needed' })
  expect((await auth.call(getCurrentUser, { as: squatter.accessToken })).body).toMatchObject({
    email: 'owner@example.com',
  })
})

it('the owner of an address takes over no account that proves another address at that moment', async () => {
  const taken = lastLink()
  await auth.call(changeEmail, { as: squatter.accessToken, body: { email: 'mine@example.com', password } })
  await auth.idle()
  const confirmOwn = interruptWrite(1, () => confirm({}, squatter.accessToken))
  const token = linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), taken)
  const reply = await auth.call(confirmEmail, { body: { token, newPassword } }).finally(confirmOwn.stop)
  expect(reply.body).toMatchObject({ status: 409, code: 'password-needed' })
  expect((await auth.call(getCurrentUser, { as: squatter.accessToken })).body).toMatchObject({
    email: 'mine@example.com',
    emailStatus: 'confirmed',
  })
})

import {
  changePassword,
  dataDeletedEvents,
  finishLogin,
  getCurrentUser,
  getDeletionReceipt,
  renewRecoveryCodes,
  requestAccountDeletion,
  requestExport,
  resetPassword,
  turnOffTwoStep,
  userDataEvents,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite, loseWritesFrom } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operateAccounts } from './operator.ts'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

const minuteMs = 60_000
const newPassword = 'a brand new gumleaf'
let auth: AuthUnderTest
let meera: SignedIn
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const setNewPassword = () =>
  auth.call(changePassword, { as: meera.accessToken, body: { currentPassword: password, newPassword } })

it('a deletion is refused when the password changes after it was checked', async () => {
  const { accessToken: stolen } = await auth.signIn('meera')
  const owner = interruptWrite(1, setNewPassword)
  const reply = await auth.call(requestAccountDeletion, { as: stolen, body: { password } }).finally(owner.stop)
  expect(reply.status).toBe(401)
  expect((await auth.call(getCurrentUser, { as: meera.accessToken })).status).toBe(200)
})

it('a log-in is refused when the password changes before its session is stored', async () => {
  const owner = interruptWrite(1, setNewPassword)
  const reply = await auth.tryPassword(password).finally(owner.stop)
  expect(reply.status).toBe(401)
  const live = { userId: meera.user.id, revokedAt: { $exists: false } }
  expect(await auth.store.collection('sessions').countDocuments(live)).toBe(1)
})

it('a log-in without a code is refused when two-step verification is turned on before its session is stored', async () => {
  const owner = interruptWrite(1, () => createPhone(auth, meera).turnOn())
  const reply = await auth.tryPassword(password).finally(owner.stop)
  expect(reply.status).toBe(401)
  const live = { userId: meera.user.id, revokedAt: { $exists: false } }
  expect(await auth.store.collection('sessions').countDocuments(live)).toBe(1)
})

/** Turns two-step verification on just before a write of a request without a code. */
const withTwoStepBefore = async (write: number, ask: () => Promise<{ status: number }>) => {
  const owner = interruptWrite(write, () => createPhone(auth, meera).turnOn())
  const { status } = await ask().finally(owner.stop)
  expect((await auth.tryPassword(password)).body).toMatchObject({ code: 'code-needed' })
  return status
}

it('a new password or a deletion without a code is refused when two-step verification is turned on before it is stored', async () => {
  expect(await withTwoStepBefore(1, setNewPassword)).toBe(400)
  await auth.store.collection('users').updateOne({}, { $unset: { twoStep: 1 } })
  const leaving = () => auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password } })
  expect(await withTwoStepBefore(1, leaving)).toBe(401)
})

it('a reset password without a code is refused when two-step verification is turned on before it is stored', async () => {
  const link = await operateAccounts(['reset-link', 'meera'], { MONGODB_URL: auth.platform.storeUrl })
  const token = /#(\S+)/.exec(link)?.[1] ?? ''
  const reset = () => auth.call(resetPassword, { body: { token, newPassword } })
  expect(await withTwoStepBefore(2, reset)).toBe(409)
})

it('new recovery codes of a set-up that another tab has replaced are refused, and those of the other tab work', async () => {
  const phone = createPhone(auth, meera)
  await phone.turnOn()
  const body = { password, code: phone.next() }
  let recoveryCodes: string[] = []
  const tab = interruptWrite(2, async () => {
    await auth.call(turnOffTwoStep, { as: meera.accessToken, body: { password, code: phone.next() } })
    ;({ recoveryCodes } = await phone.turnOn())
  })
  const reply = await auth.call(renewRecoveryCodes, { as: meera.accessToken, body }).finally(tab.stop)
  expect(reply.body).toMatchObject({ code: 'two-step-expired' })
  const { challenge } = (await auth.tryPassword(password)).body as unknown as { challenge: string }
  expect((await auth.call(finishLogin, { body: { challenge, code: recoveryCodes[0] ?? '' } })).status).toBe(200)
})

it('a spent token whose session could not be ended is no ended session', async () => {
  await auth.refresh(meera.refreshToken)
  auth.clock.advance(minuteMs)
  const death = loseWritesFrom(1)
  const reply = await auth.refresh(meera.refreshToken).finally(death.stop)
  expect(reply.status).toBe(500)
  expect((await auth.refresh(meera.refreshToken)).status).toBe(401)
})

it('a password entered once opens one session, with two recovery codes at the same moment too', async () => {
  const { recoveryCodes } = await createPhone(auth, meera).turnOn()
  const { challenge } = (await auth.tryPassword(password)).body as unknown as { challenge: string }
  const finish = (code = '') => auth.call(finishLogin, { body: { challenge, code } })
  const statuses: number[] = []
  const other = interruptWrite(3, async () => statuses.push((await finish(recoveryCodes[1])).status))
  statuses.push((await finish(recoveryCodes[0]).finally(other.stop)).status)
  expect(statuses).toEqual([200, 401])
})

it('a part of an export that is asked for anew meanwhile is dropped', async () => {
  const ask = async (as = meera.accessToken) => (await auth.call(requestExport, { as })).body.id
  const exportId = await ask()
  await auth.idle()
  const answer = { userId: meera.user.id, exportId, service: 'billing', data: '{}', part: 1, parts: 1 } as const
  const anew = interruptWrite(1, async () => {
    auth.clock.advance(11 * minuteMs)
    expect(await ask((await auth.signIn('meera')).accessToken)).not.toBe(exportId)
  })
  await auth.receive(newEvent(userDataEvents.billing.exported, answer, auth)).finally(anew.stop)
  expect(anew.wasReached()).toBe(true)
  expect(await auth.store.collection('export_parts').countDocuments({ exportId })).toBe(0)
})

const leave = async () => {
  const { token, receipt } = (await auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password } }))
    .body
  await auth.idle()
  const statusOf = async () => (await auth.call(getDeletionReceipt, { params: { token } })).body.status
  return { deletionId: receipt.id, statusOf }
}

it('a deletion is complete only once the broker holds nothing of the user', async () => {
  const { deletionId, statusOf } = await leave()
  const { erase } = auth.bus
  auth.bus.erase = () => Promise.reject(new Error('The broker is away.'))
  for (const event of dataDeletedEvents) {
    const answer = { userId: meera.user.id, deletionId, service: event.owner, counts: {} }
    await auth.receive(newEvent(event, answer as never, auth))
  }
  expect(await statusOf()).toBe('pending')
  auth.bus.erase = erase
  auth.clock.advance(11 * minuteMs)
  await auth.runJob('retry-deletions')
  expect(await statusOf()).toBe('complete')
})

it('processes that find the same unanswered deletion ask for it once', async () => {
  await leave()
  auth.clock.advance(11 * minuteMs)
  const other = interruptWrite(2, () => auth.runJob('retry-deletions'))
  await auth.runJob('retry-deletions').finally(other.stop)
  expect(other.wasReached()).toBe(true)
  expect(auth.bus.published(UserDeletionRequested)).toHaveLength(2)
})

it('a deletion is requested again although an earlier one is damaged', async () => {
  await auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password } })
  const users = auth.store.collection<{ _id: string }>('users')
  const { deletion, ...user } = (await users.findOne({ _id: meera.user.id }))! as never as { deletion: object }
  await users.insertOne({
    ...user,
    _id: '0',
    usernameFolded: '0',
    emailFolded: '0',
    deletion: { ...deletion, answers: 0 },
  } as never)
  await users.deleteOne({ _id: meera.user.id })
  await users.insertOne({ ...user, deletion } as never)
  auth.clock.advance(11 * 60_000)
  await auth.runJob('retry-deletions')
  expect(auth.bus.published(UserDeletionRequested)).toHaveLength(2)
})

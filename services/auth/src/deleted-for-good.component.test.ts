import { requestAccountDeletion, UserDeletionRequested } from '@verandah/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operateAccounts } from './operator.ts'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn

beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterEach(() => auth.stop())

const leave = async () => {
  await auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password } })
  await auth.idle()
}
const storedUser = () => auth.store.collection('users').findOne({ _id: meera.user.id as never })
const operate = (...words: string[]) => operateAccounts(words, { MONGODB_URL: auth.platform.storeUrl })

it('a deletion leaves no secret of an unfinished set-up', async () => {
  await createPhone(auth, meera).begin()
  expect(JSON.stringify(await storedUser())).toContain('"secret"')
  await leave()
  const after = await storedUser()
  expect(after).not.toHaveProperty('twoStep')
  expect(after).not.toHaveProperty('twoStepSetup')
  expect(JSON.stringify(after)).not.toContain('"secret"')
})

it('an account that a restored copy brings back is deleted again by its mark in the log, and no other', async () => {
  await auth.signUp({ username: 'other', email: 'other@example.com' })
  const copy = await storedUser()
  await leave()
  const line = auth.logLines.find((one) => one.includes('an account is deleted')) ?? '{}'
  const { userId: mark } = JSON.parse(line) as { userId: string }
  expect(await operate('deletions', 'list')).toBe(`${mark}  ${auth.clock.now().toISOString()}`)

  await auth.store.collection('users').replaceOne({ _id: meera.user.id as never }, copy!)
  expect((await auth.tryPassword(password)).status).toBe(200)
  expect(await operate('deletions', 'list')).toBe('No account has been deleted.')
  expect(await operate('deletions', 'repeat', 'ffffffffffff', mark)).toMatch(/^1 of 2 marked/)

  expect((await auth.tryPassword(password)).status).toBe(401)
  expect((await auth.tryPassword(password, { username: 'other' })).status).toBe(200)
  auth.clock.advance(60_000)
  await auth.runJob('sweep-outbox')
  await auth.idle()
  expect(auth.bus.published(UserDeletionRequested)).toHaveLength(2)
  const live = { userId: meera.user.id, revokedAt: { $exists: false } }
  expect(await auth.store.collection('sessions').countDocuments(live)).toBe(0)
})

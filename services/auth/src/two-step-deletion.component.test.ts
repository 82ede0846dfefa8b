import { requestAccountDeletion } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn

beforeAll(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
})
afterAll(() => auth.stop())

it('a deletion leaves no secret of an unfinished set-up', async () => {
  const phone = createPhone(auth, meera)
  await phone.begin()
  const userIs = { _id: meera.user.id as never }
  const before = await auth.store.collection('users').findOne(userIs)
  expect(JSON.stringify(before)).toContain('"secret"')
  await auth.call(requestAccountDeletion, { as: meera.accessToken, body: { password } })
  await auth.idle()
  const after = await auth.store.collection('users').findOne(userIs)
  expect(after).not.toHaveProperty('twoStep')
  expect(after).not.toHaveProperty('twoStepSetup')
  expect(JSON.stringify(after)).not.toContain('"secret"')
})

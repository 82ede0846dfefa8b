import {
  getCurrentUser,
  getHousehold,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  revokeHouseholdInvite,
  SubscriptionChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AuthUnderTest, startAuth } from '../testing/start-auth.ts'

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth()
})
afterEach(() => auth.stop())

const pay = (userId: string, status: 'active' | 'cancelled', version: number) => {
  const period = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
  const data = { userId, version, plan: 'annual' as const, status, ...period }
  return auth.receive(newEvent(SubscriptionChanged, data, auth))
}

const signIn = async (username: string) => (await auth.signIn(username)).accessToken
const coveredBy = async (username: string) =>
  (await auth.call(getCurrentUser, { as: await signIn(username) })).body.coveredBy

it('one plan covers a household while it is active and its buyer is a member', async () => {
  const anna = await auth.signUp({ username: 'anna', name: 'Anna', email: 'anna@example.com' })
  const tom = await auth.signUp({ username: 'tom', name: 'Tom', email: 'tom@example.com' })
  const { token } = (await auth.call(inviteToHousehold, { as: anna.accessToken, body: {} })).body
  expect((await auth.call(joinHousehold, { as: tom.accessToken, body: { token } })).status).toBe(200)
  expect(await coveredBy('tom')).toBeNull()
  auth.clock.advance(8 * 24 * 60 * 60_000)
  expect(await coveredBy('tom')).toBeNull()
  await pay(anna.user.id, 'active', 1)
  expect([await coveredBy('tom'), await coveredBy('anna')]).toEqual(['Anna', null])
  await pay(anna.user.id, 'cancelled', 2)
  expect(await coveredBy('tom')).toBeNull()
  await pay(anna.user.id, 'active', 3)
  await auth.call(leaveHousehold, { as: await signIn('tom') })
  expect(await coveredBy('tom')).toBeNull()
})

it('two who invite each other and join at once share one household', async () => {
  const anna = await auth.signUp({ username: 'anna', name: 'Anna', email: 'anna@example.com' })
  const tom = await auth.signUp({ username: 'tom', name: 'Tom', email: 'tom@example.com' })
  const inviteBy = async (as: string) => (await auth.call(inviteToHousehold, { as, body: {} })).body.token
  const fromAnna = await inviteBy(anna.accessToken)
  const fromTom = await inviteBy(tom.accessToken)
  const join = (as: string, token: string) => auth.call(joinHousehold, { as, body: { token } })
  const replies = await Promise.all([join(anna.accessToken, fromTom), join(tom.accessToken, fromAnna)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  for (const { accessToken: as } of [anna, tom])
    expect((await auth.call(getHousehold, { as })).body.members.map(({ name }) => name).sort()).toEqual(['Anna', 'Tom'])
})

it('one who is alone stays in their household, with its invites, when they join another as the invite ends', async () => {
  const anna = await auth.signUp({ username: 'anna', name: 'Anna', email: 'anna@example.com' })
  const tom = await auth.signUp({ username: 'tom', name: 'Tom', email: 'tom@example.com' })
  const inviteBy = async (as: string) => (await auth.call(inviteToHousehold, { as, body: {} })).body
  const own = await inviteBy(tom.accessToken)
  const { id, token } = await inviteBy(anna.accessToken)
  await auth.idle()
  const revoke = () => auth.call(revokeHouseholdInvite, { as: anna.accessToken, params: { id } })
  const { stop } = interruptWrite(1, revoke)
  const joining = auth.call(joinHousehold, { as: tom.accessToken, body: { token } })
  expect((await joining.finally(stop)).status).toBe(404)
  const { body } = await auth.call(getHousehold, { as: tom.accessToken })
  expect(body).toMatchObject({ members: [{ name: 'Tom' }], invites: [{ id: own.id }] })
})

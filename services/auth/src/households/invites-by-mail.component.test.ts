import {
  HouseholdInviteMailed,
  inviteToHousehold,
  joinHousehold,
  readHouseholdInvite,
  revokeHouseholdInvite,
} from '@verandah/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkTokenOf } from '@verandah/user-records'
import { testKeyOf } from '@verandah/kit/testing'
import { type AuthUnderTest, startAuth } from '../testing/start-auth.ts'

let auth: AuthUnderTest
let anna: string
beforeEach(async () => {
  auth = await startAuth({ SMTP_URL: 'smtp://localhost' })
  anna = await signUp('anna')
})
afterEach(() => auth.stop())

const signUp = async (username: string) =>
  (await auth.signUp({ username, name: username, email: `${username}@example.com` })).accessToken
const prove = (username: string) =>
  auth.store.collection('users').updateOne({ username }, { $set: { emailFolded: `${username}@example.com` } })
const invite = (email?: string) => auth.call(inviteToHousehold, { as: anna, body: { email } })
const mailed = async () => {
  await auth.idle()
  return auth.bus.published(HouseholdInviteMailed).map(({ data }) => data)
}

it('an invite is mailed to whoever has proved the address, and its link is made from its id', async () => {
  const tom = await signUp('tom')
  await prove('tom')
  const { id, token, expiresAt } = (await invite('Tom@Example.com')).body
  expect(await mailed()).toMatchObject([{ inviteId: id, email: 'tom@example.com', invitedBy: 'anna', expiresAt }])
  expect(JSON.stringify(await mailed())).not.toContain(token)
  expect(token).toBe(linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), id))
  expect((await auth.call(joinHousehold, { as: tom, body: { token } })).status).toBe(200)
})

it('nobody else is written to: not an address that is claimed, unknown or one’s own, and the answer is the same', async () => {
  await signUp('tom')
  await prove('anna')
  const shapes: string[][] = []
  for (const email of ['tom@example.com', 'nobody@example.com', 'anna@example.com', undefined]) {
    const { status, body } = await invite(email)
    shapes.push([String(status), ...Object.keys(body)])
    await auth.call(revokeHouseholdInvite, { as: anna, params: { id: body.id } })
    expect((await auth.call(readHouseholdInvite, { body: { token: body.token } })).status).toBe(404)
  }
  expect(new Set(shapes.map(String)).size).toBe(1)
  expect(await mailed()).toEqual([])
})

it('few invites are mailed in an hour, and the refusal makes none', async () => {
  await signUp('tom')
  await prove('tom')
  for (let mail = 0; mail < 5; mail += 1) {
    const { id } = (await invite('tom@example.com')).body
    await auth.call(revokeHouseholdInvite, { as: anna, params: { id } })
  }
  expect((await invite('tom@example.com')).body).toMatchObject({ status: 429, code: 'too-many-attempts' })
  expect(await mailed()).toHaveLength(5)
  expect((await invite()).status).toBe(201)
})

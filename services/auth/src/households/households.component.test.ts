import {
  getHousehold,
  HouseholdChanged,
  householdInviteDays,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  readHouseholdInvite,
  requestAccountDeletion,
  revokeHouseholdInvite,
  updateProfile,
} from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { password, type AuthUnderTest, startAuth } from '../testing/start-auth.ts'

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth()
})
afterEach(() => auth.stop())

const dayMs = 24 * 60 * 60_000
const unknownToken = 'A'.repeat(43)

const signUp = async (name: string) => {
  const username = name.toLowerCase()
  const { user, accessToken } = await auth.signUp({ username, name, email: `${username}@example.com` })
  return { ...user, as: accessToken }
}
type Somebody = Awaited<ReturnType<typeof signUp>>

const invite = async ({ as }: Pick<Somebody, 'as'>) => (await auth.call(inviteToHousehold, { as, body: {} })).body
const join = ({ as }: Pick<Somebody, 'as'>, token: string) => auth.call(joinHousehold, { as, body: { token } })
const household = async ({ as }: Pick<Somebody, 'as'>) => (await auth.call(getHousehold, { as })).body
const names = async (somebody: Somebody) => (await household(somebody)).members.map(({ name }) => name)
const preview = async (token: string) => (await auth.call(readHouseholdInvite, { body: { token } })).body
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const announced = () => auth.bus.published(HouseholdChanged)

/** Anna, and Tom who has joined her. */
const together = async () => {
  const anna = await signUp('Anna')
  const tom = await signUp('Tom')
  expect((await join(tom, (await invite(anna)).token)).status).toBe(200)
  return [anna, tom] as const
}

describe('an invite', () => {
  it('lets one person join, after it has been looked at as often as anyone likes', async () => {
    const anna = await signUp('Anna')
    const tom = await signUp('Tom')
    const mary = await signUp('Mary')
    const { token } = await invite(anna)
    const valid = { state: 'valid', invitedBy: 'Anna', members: ['Anna'] }
    expect([await preview(token), await preview(token)]).toEqual([valid, valid])

    expect((await join(tom, token)).body.members.map(({ name }) => name)).toEqual(['Anna', 'Tom'])
    expect(codeOf(await join(mary, token))).toBe('link-used')
    expect(await preview(token)).toEqual({ state: 'used', invitedBy: null, members: [] })
    expect([await names(anna), await names(tom), await names(mary)]).toEqual([['Anna', 'Tom'], ['Anna', 'Tom'], []])
  })

  it('is used by one of many who join at once', async () => {
    const { token } = await invite(await signUp('Anna'))
    const others = await Promise.all(['Tom', 'Mary', 'Jane', 'Peter', 'Ruth'].map(signUp))
    const replies = await Promise.all(others.map((one) => join(one, token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it(`counts for ${householdInviteDays} days`, async () => {
    const anna = await signUp('Anna')
    const { token, expiresAt } = await invite(anna)
    expect(Date.parse(expiresAt) - auth.clock.now().getTime()).toBe(householdInviteDays * dayMs)
    auth.clock.advance(householdInviteDays * dayMs)
    const late = await auth.signIn('anna')
    const tom = await signUp('Tom')
    expect([codeOf(await join(tom, token)), (await preview(token)).state]).toEqual(['link-expired', 'expired'])
    expect((await household({ as: late.accessToken })).invites).toEqual([])
  })

  it('is revoked by any member, and by nobody else', async () => {
    const [anna, tom] = await together()
    const stranger = await signUp('Mary')
    const { id, token } = await invite(anna)
    const revoke = ({ as }: Somebody) => auth.call(revokeHouseholdInvite, { as, params: { id } })
    expect((await revoke(stranger)).status).toBe(404)
    expect((await household(tom)).invites).toHaveLength(1)
    expect([(await revoke(tom)).status, (await revoke(tom)).status]).toEqual([204, 404])
    expect((await join(stranger, token)).status).toBe(404)
  })

  it('is stored as a hash', async () => {
    const { token } = await invite(await signUp('Anna'))
    const stored = await auth.store.collection('households').find().toArray()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(auth.logLines.join('')).not.toContain(token)
  })

  it('that is unknown is not found', async () => {
    expect((await join(await signUp('Anna'), unknownToken)).status).toBe(404)
    expect((await auth.call(readHouseholdInvite, { body: { token: unknownToken } })).status).toBe(404)
  })
})

describe('a household', () => {
  it('has four people at most, invites included', async () => {
    const [anna] = await together()
    const tokens = [(await invite(anna)).token, (await invite(anna)).token] as const
    expect(codeOf(await auth.call(inviteToHousehold, { as: anna.as, body: {} }))).toBe('household-full')
    expect((await join(await signUp('Mary'), tokens[0])).status).toBe(200)
    expect((await join(await signUp('Jane'), tokens[1])).status).toBe(200)
    expect(codeOf(await auth.call(inviteToHousehold, { as: anna.as, body: {} }))).toBe('household-full')
  })

  it('is one at a time', async () => {
    const [anna, tom] = await together()
    const { token } = await invite(await signUp('Mary'))
    expect([codeOf(await join(tom, token)), codeOf(await join(anna, (await invite(anna)).token))]).toEqual([
      'in-household',
      'in-household',
    ])
  })

  it('is one for somebody who accepts two invites at once', async () => {
    const tokens = [await invite(await signUp('Anna')), await invite(await signUp('Mary'))].map(({ token }) => token)
    const tom = await signUp('Tom')
    const replies = await Promise.all(tokens.map((token) => join(tom, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await auth.store.collection('households').countDocuments({ 'members.userId': tom.id })).toBe(1)
  })

  it('of one person ends when that person joins another', async () => {
    const anna = await signUp('Anna')
    const tom = await signUp('Tom')
    const unused = await invite(tom)
    expect((await join(tom, (await invite(anna)).token)).status).toBe(200)
    expect(await names(tom)).toEqual(['Anna', 'Tom'])
    expect((await join(await signUp('Mary'), unused.token)).status).toBe(404)
  })

  it('is left at once, with the invites of whoever leaves', async () => {
    const [anna, tom] = await together()
    const { token } = await invite(tom)
    const leave = () => auth.call(leaveHousehold, { as: tom.as })
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 404])
    expect([await names(anna), await names(tom)]).toEqual([['Anna'], []])
    expect((await join(await signUp('Mary'), token)).status).toBe(404)
  })

  it('is announced as a whole with every change of its people, and not with its invites', async () => {
    const [anna, tom] = await together()
    await invite(anna)
    await auth.call(updateProfile, { as: tom.as, body: { name: 'Thomas' } })
    await auth.idle()
    await auth.call(leaveHousehold, { as: anna.as })
    await auth.call(leaveHousehold, { as: tom.as })
    await auth.idle()
    const told = announced().map(({ data }) => data)
    expect(told.map(({ members }) => members.map(({ name }) => name))).toEqual([
      ['Anna'],
      ['Anna', 'Tom'],
      ['Anna', 'Thomas'],
      ['Thomas'],
      [],
    ])
    expect(told.map(({ revision }) => revision)).toEqual(told.map(({ revision }) => revision).toSorted((a, b) => a - b))
  })

  it('loses a member who deletes their account, and keeps the others', async () => {
    const [anna, tom] = await together()
    await auth.call(requestAccountDeletion, { as: tom.as, body: { password } })
    await auth.idle()
    expect(await names(anna)).toEqual(['Anna'])
    expect(JSON.stringify(await auth.store.collection('households').find().toArray())).not.toContain(tom.id)
  })
})

it('a household that everybody has left can be announced again for two weeks, and is deleted then', async () => {
  const [anna, tom] = await together()
  for (const { as } of [anna, tom]) await auth.call(leaveHousehold, { as })
  await auth.idle()
  const tidyAfter = async (days: number) => {
    auth.clock.advance(days * dayMs)
    await auth.runJob('tidy-households')
    return auth.store.collection('households').countDocuments()
  }
  expect(await tidyAfter(13)).toBe(1)
  await auth.store.collection('tellings').insertOne({ _id: 'asked' as never, askedAt: auth.clock.now() })
  await auth.runJob('republish')
  const told = announced().map(({ data }) => data)
  expect(told.at(-1)).toEqual(told.at(-2))
  expect(told.at(-1)?.members).toEqual([])
  expect(await tidyAfter(1)).toBe(0)
})

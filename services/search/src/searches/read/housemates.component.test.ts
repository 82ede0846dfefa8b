import {
  listHousematesBriefs,
  listHousematesMoney,
  listHousematesSearches,
  listMemberColumns,
  listResultColumns,
  listSearchResults,
  type MoneyAnswers,
  overrideScore,
  requestSearch,
  saveBuyersMoney,
  saveCriteria,
  SubscriptionChanged,
  type Weights,
  WeightsChanged,
  weighSearch,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { householdOf } from '@verandah/user-records/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../../testing/ask-search.ts'
import { plainWeights, richmond, startSearch, type SearchUnderTest } from '../../testing/start-search.ts'

let service: SearchUnderTest
let anna: string
let tom: string
let revision = 0
let n = 0
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(async () => {
  n += 1
  anna = `anna-${n}`
  tom = `tom-${n}`
  await live({ Anna: anna, Tom: tom })
})

const live = (members: Record<string, string>) =>
  service.receive(householdOf(members, { ...service, householdId: `household-${n}`, revision: ++revision }))
const as = (sub: string) => service.signIn({ sub })
const weigh = async (userId: string, weights: Partial<Weights>) => {
  const data = { userId, revision: ++revision, weights: { ...plainWeights, ...weights, id: userId, userId } }
  await service.receive(newEvent(WeightsChanged, data, service))
}
const search = async (sub: string) => {
  const searchId = await begin(service, as(sub), { maxPages: 1 })
  await service.scoreAll()
  return searchId
}
const columns = async (sub: string, searchId: string) =>
  (await service.call(listMemberColumns, { as: as(sub), params: { searchId } })).body

describe('a search by everybody in the household', () => {
  it('has the homes by the caller’s weights of the search and by those of the others', async () => {
    const searchId = await search(anna)
    await weigh(tom, { landSize: 10, price: 0 })
    await service.call(weighSearch, { as: as(anna), params: { id: searchId }, body: { ...plainWeights, price: 1 } })
    const [mine, theirs, ...more] = await columns(anna, searchId)
    const own = (await service.call(listResultColumns, { as: as(anna), params: { searchId } })).body
    expect(more).toEqual([])
    expect(mine).toMatchObject({ member: { userId: anna, name: 'Anna' }, weights: { price: 1 }, ids: own.ids })
    expect(mine?.columns.factors).toEqual(own.columns.factors)
    expect(theirs).toMatchObject({ member: { userId: tom, name: 'Tom' }, weights: { landSize: 10, price: 0 } })
    expect(theirs?.ids).toEqual(own.ids)
  })

  it('has the corrections of each for each', async () => {
    const searchId = await search(anna)
    const [home] = (await service.call(listSearchResults, { as: as(anna), params: { searchId } })).body
    const before = await columns(anna, searchId)
    const correct = { as: as(tom), params: { id: home!.id }, body: { scoreOverrides: { propertyAge: 1 } } }
    expect((await service.call(overrideScore, correct)).status).toBe(200)
    const after = await columns(anna, searchId)
    expect(after[0]?.columns).toEqual(before[0]?.columns)
    expect(after[1]?.columns.factors.propertyAge).not.toEqual(before[1]?.columns.factors.propertyAge)
  })

  it('is nobody’s but the caller’s', async () => {
    const searchId = await search(anna)
    const reply = await service.call(listMemberColumns, { as: as(tom), params: { searchId } })
    expect(reply.status).toBe(404)
  })

  it('is theirs alone for a caller without a household, and once the others have left', async () => {
    const searchId = await search(anna)
    await live({ Anna: anna })
    expect((await columns(anna, searchId)).map(({ member }) => member.userId)).toEqual([anna])
    await live({})
    expect((await columns(anna, searchId)).map(({ member }) => member.userId)).toEqual([anna])
  })
})

describe('housemates', () => {
  const searchesOf = async (sub: string) => (await service.call(listHousematesSearches, { as: as(sub) })).body
  const briefsOf = async (sub: string) => (await service.call(listHousematesBriefs, { as: as(sub) })).body
  const brief = { suburb: 'Richmond', locations: [richmond], maxPrice: 900_000 }

  it('see what the others search for and what their briefs say, until one leaves', async () => {
    const id = await search(tom)
    await service.call(saveCriteria, { as: as(tom), body: brief })
    const member = { userId: tom, name: 'Tom' }
    expect(await searchesOf(anna)).toMatchObject([{ id, member, filters: { locations: [{ suburb: 'Richmond' }] } }])
    expect(await briefsOf(anna)).toMatchObject([
      { member, brief: { maxPrice: 900_000 }, changedAt: service.clock.now().toISOString() },
    ])
    expect([await searchesOf(tom), await briefsOf(tom)]).toEqual([[], []])
    await live({ Anna: anna })
    expect([await searchesOf(anna), await briefsOf(anna)]).toEqual([[], []])
  })

  it('see what one says of their money only while that one shares it', async () => {
    const moneyOf = async (sub: string) => (await service.call(listHousematesMoney, { as: as(sub) })).body
    const answers = { deposit: { percent: 20 }, savings: 180_000 }
    const say = (money: MoneyAnswers) => service.call(saveBuyersMoney, { as: as(tom), body: money })
    await say(answers)
    expect(await moneyOf(anna)).toEqual([])
    const { body } = await say({ ...answers, isShared: true })
    expect(body.isShared).toBe(true)
    const changedAt = service.clock.now().toISOString()
    expect(await moneyOf(anna)).toEqual([
      { member: { userId: tom, name: 'Tom' }, money: { ...answers, isShared: true }, changedAt },
    ])
    expect((await say({ isShared: true })).body).toEqual({})
    expect(await moneyOf(anna)).toEqual([])
    await say({ ...answers, isShared: true })
    await live({ Anna: anna })
    expect(await moneyOf(anna)).toEqual([])
  })

  it('search by the plan of one of them', async () => {
    const ended = service.signIn({ sub: anna, createdAt: '2020-01-01T00:00:00.000Z' })
    const ask = async () =>
      (await service.call(requestSearch, { as: ended, body: { locations: [richmond], maxPages: 1 } })).status
    const pay = (status: 'active' | 'cancelled', version: number) => {
      const period = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
      const data = { userId: tom, version, plan: 'annual' as const, status, ...period }
      return service.receive(newEvent(SubscriptionChanged, data, service))
    }
    await pay('cancelled', 1)
    expect(await ask()).toBe(403)
    await pay('active', 2)
    expect(await ask()).toBe(202)
    await live({ Anna: anna })
    expect(await ask()).toBe(403)
  })
})

import {
  getProperty,
  listProperties,
  listSearchResults,
  overrideScore,
  type Property,
  WeightsChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { plainWeights, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let userId: string
let as: string

beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

const newBuyer = () => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
}

/** A custom criterion identifies the buyer's weights. */
const weighed = (revision: number, criterion: string) =>
  newEvent(
    WeightsChanged,
    {
      userId,
      revision,
      weights: { ...plainWeights, additionalCriteria: { [criterion]: 10 }, id: 'weights', userId },
    },
    { clock: service.clock },
  )

const criteriaBehind = (homes: Property[]) =>
  new Set(homes.flatMap(({ breakdown }) => breakdown.flatMap(({ kind, name }) => (kind === 'custom' ? [name] : []))))

const ranked = async () => (await service.call(listProperties, { query: { limit: 100 }, as })).body

describe('the homes of a buyer across searches are ranked', () => {
  it('by their current weights, even if the search that found them has others pinned', async () => {
    newBuyer()
    const searchId = await begin(service, as)
    await service.receive(weighed(1, 'Garden'))
    await service.scoreAll()
    const shown = (await service.call(listSearchResults, { params: { searchId }, as })).body
    expect(criteriaBehind(shown)).toEqual(new Set())
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Garden']))
    expect((await ranked()).length).toBe(shown.length)
  })

  it('by the newest weights, however many changes are handled concurrently and in whatever order', async () => {
    newBuyer()
    await begin(service, as)
    await service.scoreAll()
    const changes = [5, 2, 4, 1, 3].map((revision) => weighed(revision, `Garden ${revision}`))
    await Promise.all(changes.map((change) => service.receive(change)))
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Garden 5']))
  })

  it('in the order of the newest weights, when older ones are still being applied', async () => {
    newBuyer()
    await begin(service, as)
    await service.scoreAll()
    const byPrice = { ...plainWeights, price: 10, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, features: 0 }
    const byLand = { ...byPrice, price: 0, landSize: 10 }
    const told = (revision: number, weights: typeof plainWeights) =>
      newEvent(WeightsChanged, { userId, revision, weights: { ...weights, id: 'weights', userId } }, service)
    const stored = service.store.collection('user_properties')
    const order = async () =>
      (await stored.find({ userId }).sort({ _id: 1 }).toArray()).map(({ score }) => score as number)
    await service.receive(told(1, byLand))
    const wanted = await order()
    const newer = interruptWrite(2, async () => {
      await service.bus.publish(told(3, byLand))
      const revision = async () =>
        (await service.store.collection('user_weights').findOne({ _id: userId as never }))?.revision as number
      await expect.poll(revision).toBe(3)
    })
    await service.receive(told(2, byPrice)).finally(newer.stop)
    expect(newer.wasReached()).toBe(true)
    expect(await order()).toEqual(wanted)
  })

  it('by weights that change while homes arrive', async () => {
    newBuyer()
    await begin(service, as)
    await Promise.all([service.scoreAll(), service.receive(weighed(1, 'Pool')), service.receive(weighed(2, 'Shed'))])
    expect(criteriaBehind(await ranked())).toEqual(new Set(['Shed']))
  })
})

it('a correction and a page of one buyer leave the ranked homes of another', async () => {
  newBuyer()
  await begin(service, as)
  await service.receive(weighed(1, 'Garden'))
  await service.scoreAll()
  const [first] = await ranked()
  const one = as
  newBuyer()
  await begin(service, as)
  await service.scoreAll()
  await service.call(overrideScore, { params: { id: first!.id }, body: { scoreOverrides: { price: 1 } }, as })
  expect(criteriaBehind([(await service.call(getProperty, { params: { id: first!.id }, as })).body])).toEqual(new Set())
  expect(criteriaBehind(await ranked())).toEqual(new Set())
  as = one
  expect(criteriaBehind(await ranked())).toEqual(new Set(['Garden']))
  const newcomer = service.signIn()
  const { body: unsought } = await service.call(getProperty, { params: { id: first!.id }, as: newcomer })
  expect(unsought.breakdown.find(({ name }) => name === 'location')).toMatchObject({ points: 0, outOf: 0 })
})

it('ranked homes are narrowed as searches are: by the ends of their prices, and by rooms where these are known', async () => {
  newBuyer()
  await begin(service, as, { maxPrice: undefined, maxPages: 20 })
  await service.scoreAll()
  const [house, lot] = (await ranked()).map(({ id }) => id)
  const unstated = { 'home.bedrooms': null, 'home.parking': null }
  const store = service.store.collection('user_properties')
  await store.updateOne({ userId, propertyId: house! }, { $set: unstated })
  await store.updateOne({ userId, propertyId: lot! }, { $set: { ...unstated, 'home.propertyType': 'Land' } })
  const all = await ranked()
  const split = async (query: object) => {
    const { body: kept } = await service.call(listProperties, { query: { limit: 100, ...query }, as })
    const left = all.filter(({ id }) => !kept.some((home) => home.id === id))
    expect(kept.length).toBeGreaterThan(0)
    expect(left.length).toBeGreaterThan(0)
    return { kept, left }
  }
  const middle = 1_000_000
  const dear = await split({ minPrice: middle })
  const cheap = await split({ maxPrice: middle })
  const roomy = await split({ minBedrooms: 3 })
  const parked = await split({ minParking: 2 })
  const most = ({ price, priceTo }: Property) => priceTo ?? price
  const least = ({ price, priceFrom }: Property) => priceFrom ?? price
  expect(dear.kept.filter((home) => (most(home) ?? middle) < middle)).toEqual([])
  expect(dear.left.filter((home) => (most(home) ?? 0) >= middle)).toEqual([])
  expect(cheap.kept.filter((home) => (least(home) ?? middle) > middle)).toEqual([])
  expect(cheap.left.filter((home) => (least(home) ?? Infinity) <= middle)).toEqual([])
  expect(roomy.kept.filter(({ bedrooms }) => (bedrooms ?? 3) < 3)).toEqual([])
  expect(roomy.left.filter(({ id, bedrooms }) => id !== lot && (bedrooms ?? 3) >= 3)).toEqual([])
  expect(roomy.left.map(({ id }) => id)).toContain(lot)
  expect(parked.left.filter(({ parking }) => (parking ?? 2) >= 2)).toEqual([])
})

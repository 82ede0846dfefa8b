import { listProperties, overrideScore, type ScoreOverrides, type Weights, WeightsChanged } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import { aPlace } from '@verandah/contracts/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import { plainWeights, startSearch, type SearchUnderTest } from '../testing/start-search.ts'
import type { UserPropertyDoc } from './user-property-document.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

let userId: string
let revision = 0
const as = () => service.signIn({ sub: userId })
const collection = () => service.store.collection<UserPropertyDoc>('user_properties')
const weigh = async (change: Partial<Weights>) => {
  revision += 1
  const weights = { ...plainWeights, ...change, id: 'weights', userId }
  await service.receive(newEvent(WeightsChanged, { userId, revision, weights }, service))
}
const stored = () => collection().find({ userId }).sort({ score: -1, propertyId: 1 }).toArray()
const orderIsShown = async () => {
  const { body } = await service.call(listProperties, { as: as(), query: { limit: 100 } })
  // What sorts begins with the score.
  expect((await stored()).map(({ propertyId, score }) => [propertyId, Math.floor(score)])).toEqual(
    body.map(({ id, score }) => [id, score]),
  )
}
const own = (id: string, scoreOverrides: ScoreOverrides | null) =>
  service.call(overrideScore, { params: { id }, body: { scoreOverrides }, as: as() })

beforeEach(async () => {
  userId = `user-${crypto.randomUUID()}`
  await begin(service, as())
  await service.scoreAll()
  await weigh({ bedrooms: 1 })
})

describe('the stored values of ranked homes', () => {
  it('score them without reading them', async () => {
    const before = await stored()
    await collection().updateMany({ userId }, { $set: { 'home.bedrooms': 9, 'home.suburb': 'Elsewhere' } })
    await weigh({ bedrooms: 10, price: 1 })
    await collection().bulkWrite(
      before.map(({ _id, home }) => ({ updateOne: { filter: { _id }, update: { $set: { home } } } })),
    )
    await orderIsShown()
  })

  it.each<[string, Partial<Weights>]>([
    ['ideal criteria', { idealCriteria: { minBedrooms: 4, maxPrice: 900_000 } }],
    ['a place that matters', { places: [aPlace({ weight: 10 })] }],
    ['a criterion of the buyer’s own', { additionalCriteria: { Pool: 10, garden: 3 } }],
  ])('are computed again for %s, and only once', async (_what, change) => {
    await weigh(change)
    await orderIsShown()
    await weigh({ ...change, useFiltersForScoring: false, price: 2 })
    await orderIsShown()
    await weigh({ bedrooms: 3 })
    await orderIsShown()
  })

  it('are ignored while overrides apply, and used again once they are removed', async () => {
    await weigh({ additionalCriteria: { Pool: 9 } })
    const [first, second] = await stored()
    await own(first!.propertyId, { price: 0, bedrooms: 0 })
    await own(second!.propertyId, { facts: [{ name: 'pool', value: 'no' }] })
    await weigh({ bedrooms: 10, additionalCriteria: { Pool: 10 } })
    await orderIsShown()
    for (const { propertyId } of [first!, second!]) await own(propertyId, null)
    await weigh({ bedrooms: 2, additionalCriteria: { Pool: 1 } })
    await orderIsShown()
  })

  it('include no overrides, which an earlier build may remove', async () => {
    const [{ propertyId }] = (await stored()) as [UserPropertyDoc]
    await own(propertyId, { price: 0, bedrooms: 0 })
    await service.store.collection('score_overrides').updateMany({ userId }, { $set: { overrides: null } })
    await weigh({ bedrooms: 8 })
    await orderIsShown()
  })

  it('are ignored for a home that has changed, whichever process wrote the change', async () => {
    const [{ _id, home }] = (await stored()) as [UserPropertyDoc]
    const changed = { ...home, revision: home.revision + 1, bedrooms: 9, price: 100_000 }
    await collection().updateOne({ _id }, { $set: { home: changed, revision: changed.revision } })
    await weigh({ bedrooms: 8 })
    await orderIsShown()
    await weigh({ bedrooms: 4 })
    await orderIsShown()
  })
})

describe('a score that arrives late', () => {
  const ranked = async () => {
    const { store, userProperties, clock, close } = await openPipeline()
    const homes = ['one', 'two'].map((id) => ({ ...aHome({ id }), hiddenPrice: null }))
    await userProperties.record(
      'user',
      homes.map((home) => ({ home, sortKey: 70 })),
      {
        news: homes.map(({ id, revision }) => ({ propertyId: id, revision, isNewer: true, isDue: false })),
        locations: [],
        foundAt: clock.now(),
      },
    )
    const collection = store.connection.db!.collection<UserPropertyDoc>('user_properties')
    const change = (update: Partial<UserPropertyDoc>) => collection.updateOne({ _id: 'user:one' }, { $set: update })
    const scores = async () => (await userProperties.allOf('user')).map(({ score }) => score)
    return { userProperties, home: homes[0]!, change, scores, close }
  }

  it('does not overwrite a newer revision of the home', async () => {
    const { userProperties, home, change, scores, close } = await ranked()
    await change({ revision: home.revision + 1 })
    await userProperties.moveTo(['user:one', 'user:two'].map((_id) => ({ _id, revision: home.revision, score: 3 })))
    expect(await scores()).toEqual([70, 3])
    await close()
  })

  it('stays where no home is to be scored or has changed', async () => {
    const { userProperties, scores, close } = await ranked()
    await userProperties.rescore('user', [])
    await userProperties.refresh([])
    expect(await scores()).toEqual([70, 70])
    await close()
  })

  it('does not overwrite that of a search that found the changed home in between, possibly at other places', async () => {
    const { userProperties, home, change, scores, close } = await ranked()
    await userProperties.rescore('user', [{ home, sortKey: 3, isRescoreDue: true }])
    expect(await scores()).toEqual([70, 70])
    await change({ isRescoreDue: true })
    await userProperties.rescore('user', [{ home, sortKey: 3, isRescoreDue: true }])
    expect(await scores()).toEqual([3, 70])
    await close()
  })
})

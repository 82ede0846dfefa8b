import {
  addOwnHome,
  cancelSearch,
  editOwnHome,
  getProperty,
  getSearchProperty,
  overrideScore,
  PropertySaved,
  PropertyScheduled,
  PropertyUnsaved,
  resetSearchWeights,
  SavedHomeScored,
  Weights,
  WeightsChanged,
  weighSearch,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAliasOf } from '../testing/add-alias.ts'
import { begin } from '../testing/ask-search.ts'
import { ownHome } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
const userId = 'user-1'
let as: string
beforeAll(async () => {
  service = await startSearch()
  as = service.signIn({ sub: userId })
})
afterAll(() => service.stop())

const told = (propertyId: string) =>
  service.bus
    .published(SavedHomeScored)
    .filter(({ data }) => data.propertyId === propertyId)
    .map(({ data }) => data)

it('announces the score of a saved home by the search that it was saved from, through two searches, and by the buyer’s weights without one', async () => {
  const first = await begin(service, as)
  const second = await begin(service, as)
  await service.scoreAll()
  const scoreIn = async (searchId: string) =>
    (await service.call(getSearchProperty, { params: { searchId, propertyId }, as })).body
  const saved = (searchId: string | null, revision: number) =>
    service.receive(newEvent(PropertySaved, { userId, propertyId, revision, searchId }, { clock: service.clock }))
  const weigh = async (id: string, price: number) => {
    await service.call(weighSearch, { params: { id }, body: Weights.parse({ price, bedrooms: 1 }), as })
    await service.idle()
  }
  const propertyId = (await service.store.collection('search_results').findOne({ searchId: first }))
    ?.propertyId as string

  await saved(first, 1)
  const began = await scoreIn(first)
  expect(told(propertyId)).toMatchObject([{ searchId: first, searchedAt: began.searchedAt, score: began.score }])

  await weigh(first, 1)
  const weighed = await scoreIn(first)
  expect(weighed.score).not.toBe(began.score)
  await weigh(second, 10)
  expect(told(propertyId).map(({ score }) => score)).toEqual([began.score, weighed.score])

  await saved(second, 2)
  expect(told(propertyId).at(-1)).toMatchObject({ searchId: second, score: (await scoreIn(second)).score })
  await service.call(resetSearchWeights, { params: { id: second }, as })
  await service.idle()
  expect(told(propertyId).at(-1)).toMatchObject({ searchId: second, score: began.score })

  await service.call(overrideScore, {
    params: { id: propertyId },
    body: { scoreOverrides: { price: 0, location: 0 } },
    as,
  })
  await service.idle()
  expect(told(propertyId).at(-1)?.score).toBe((await scoreIn(second)).score)

  await saved(null, 3)
  const weights = { ...Weights.parse({ price: 0, features: 10 }), id: 'weights-1', userId }
  await service.receive(newEvent(WeightsChanged, { userId, revision: 1, weights }, { clock: service.clock }))
  const now = (await service.call(getProperty, { params: { id: propertyId }, as })).body
  expect(told(propertyId).at(-1)).toMatchObject({ searchId: null, searchedAt: null, score: now.score })
  const revisions = told(propertyId).map(({ revision }) => revision)
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b))
})

it('counts a search of another buyer as none: the buyer’s own weights score the home', async () => {
  const other = service.signIn({ sub: 'user-2' })
  const foreign = await begin(service, other)
  await service.scoreAll()
  await service.call(weighSearch, { params: { id: foreign }, body: Weights.parse({ price: 1 }), as: other })
  const propertyId = (await service.store.collection('search_results').findOne({ searchId: foreign }))
    ?.propertyId as string
  const saver = { userId: 'user-3', as: service.signIn({ sub: 'user-3' }) }
  const saving = { userId: saver.userId, propertyId, revision: 1, searchId: foreign }
  await service.receive(newEvent(PropertySaved, saving, { clock: service.clock }))
  const now = (await service.call(getProperty, { params: { id: propertyId }, as: saver.as })).body
  const theirs = told(propertyId).filter(({ userId: whose }) => whose === saver.userId)
  expect(theirs).toMatchObject([{ searchedAt: null, score: now.score }])
  const seen = await service.call(getSearchProperty, { params: { searchId: foreign, propertyId }, as: other })
  expect(seen.body.score).not.toBe(now.score)
})

it('announces no score of a home that is only scheduled or no longer saved, and its score anew once it is saved again', async () => {
  const buyer = { userId: 'user-5', as: service.signIn({ sub: 'user-5' }) }
  const searchId = await begin(service, buyer.as)
  await service.scoreAll()
  const propertyId = (await service.store.collection('search_results').findOne({ searchId }))?.propertyId as string
  const home = { userId: buyer.userId, propertyId }
  const count = async () => {
    await service.idle()
    return told(propertyId).filter(({ userId: whose }) => whose === buyer.userId).length
  }
  const weigh = (revision: number) => {
    const weights = { ...Weights.parse({ price: revision, bedrooms: 1 }), id: 'weights-5', userId: buyer.userId }
    return service.receive(newEvent(WeightsChanged, { userId: buyer.userId, revision, weights }, service))
  }
  const save = (revision: number) => service.receive(newEvent(PropertySaved, { ...home, revision }, service))
  const unsave = (revision: number) => service.receive(newEvent(PropertyUnsaved, { ...home, revision }, service))
  await service.receive(newEvent(PropertyScheduled, home, service))
  await weigh(1)
  expect(await count()).toBe(0)
  await save(1)
  expect(await count()).toBe(1)
  await unsave(2)
  await save(3)
  expect(await count()).toBe(2)
  await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
  await service.runJob('republish')
  expect(await count()).toBe(3)
  await unsave(4)
  await weigh(9)
  expect(await count()).toBe(3)
})

it('announces the score of a home saved without a search once its price changes', async () => {
  const buyer = { userId: 'user-6', as: service.signIn({ sub: 'user-6' }) }
  const body = { ...ownHome, price: '$1,900,000' }
  const { body: home } = await service.call(addOwnHome, { body, as: buyer.as })
  const saving = { userId: buyer.userId, propertyId: home.id, revision: 1, searchId: null }
  await service.receive(newEvent(PropertySaved, saving, service))
  const edit = { params: { id: home.id }, body: { ...body, price: '$700,000' }, as: buyer.as }
  const { body: cheaper } = await service.call(editOwnHome, edit)
  await service.idle()
  expect(cheaper.score).toBeGreaterThan(home.score!)
  expect(told(home.id).map(({ score }) => score)).toEqual([home.score, cheaper.score])
})

it('announces the score by the buyer’s weights once the search that a home was saved from is gone', async () => {
  const buyer = { userId: 'user-7', as: service.signIn({ sub: 'user-7' }) }
  const searchId = await begin(service, buyer.as)
  await service.scoreAll()
  await service.call(weighSearch, { params: { id: searchId }, body: Weights.parse({ price: 1 }), as: buyer.as })
  const propertyId = (await service.store.collection('search_results').findOne({ searchId }))?.propertyId as string
  const saving = { userId: buyer.userId, propertyId, revision: 1, searchId }
  await service.receive(newEvent(PropertySaved, saving, service))
  await service.call(cancelSearch, { params: { id: searchId }, as: buyer.as })
  await service.idle()
  await service.runJob('purge-cancelled-searches')
  const now = (await service.call(getProperty, { params: { id: propertyId }, as: buyer.as })).body
  const theirs = told(propertyId).filter(({ userId: whose }) => whose === buyer.userId)
  expect(theirs).toMatchObject([{ searchId }, { searchId, searchedAt: null, score: now.score }])
})

it('announces a corrected score of a home that was saved before it merged into the corrected one', async () => {
  const buyer = { userId: 'user-4', as: service.signIn({ sub: 'user-4' }) }
  const searchId = await begin(service, buyer.as)
  await service.scoreAll()
  const main = (await service.store.collection('search_results').findOne({ searchId }))?.propertyId as string
  const propertyId = await addAliasOf(service.store, main)
  const saving = { userId: buyer.userId, propertyId, revision: 1, searchId: null }
  await service.receive(newEvent(PropertySaved, saving, { clock: service.clock }))
  const before = told(propertyId).at(-1)?.score
  const body = { scoreOverrides: { price: 0, location: 0 } }
  const corrected = await service.call(overrideScore, { params: { id: main }, body, as: buyer.as })
  await service.idle()
  expect(corrected.body.score).not.toBe(before)
  expect(told(propertyId).at(-1)?.score).toBe(corrected.body.score)
})

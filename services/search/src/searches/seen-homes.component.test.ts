import { SearchScored, type KeptHome } from '@verandah/contracts'
import { newEvent, readNumbers } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, planProvider, searchIn, type Pipeline, type Requested } from '../testing/open-pipeline.ts'
import { scoredAs } from '../testing/scored-as.ts'
import { plainWeights } from '../testing/start-search.ts'
import { purgeCancelledSearches } from './request/cancel-search.ts'
import { forgetSeen } from './forget-seen.ts'
import { recordScores } from './score/record-scores.ts'
import { homesOf, storePage } from '../testing/store-page.ts'

const dayMs = 24 * 60 * 60_000
const { signal } = new AbortController()

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

let street = 0
beforeEach(() => {
  street += 1
})
const advert = (number: number, over: Partial<Listing> = {}) =>
  aListing({ id: `plan:${street}-${number}`, street: `Street ${street}`, streetNumber: String(number), ...over })

const request = () => pipeline.request([planProvider('plan', () => ({}))])
const receive = (requested: Requested, page: number, listings: Listing[]) => {
  const facts = { provider: 'plan', page, outcome: 'more', detail: null, total: null } as const
  return storePage(pipeline, searchIn(requested), { ...facts, listings })
}
const announced = ({ data: { searchId } }: Requested) =>
  pipeline.told
    .filter(({ id }) => id.startsWith(`${searchId}:plan:`))
    .map(({ data }) => (data as { inputs: object[] }).inputs.length)

const score = async ({ data: { searchId, userId } }: Requested, page = 1) => {
  const pageId = `${searchId}:plan:${page}`
  const scores = (await homesOf(pipeline, pageId, 0)).map(({ id: propertyId, revision }, index) => ({
    propertyId,
    revision,
    ...scoredAs(90 - index),
  }))
  const data = { searchId, userId, pageId, part: 0, weights: plainWeights, scores }
  await recordScores(pipeline)(newEvent(SearchScored, data, pipeline))
}
const shownIn = async ({ data }: Requested) =>
  (await pipeline.results.listOf(data.searchId)).map(({ home: { id, price } }) => ({ id, price }))
const stored = () => pipeline.store.connection.collection<{ _id: string; home: KeptHome }>('seen_homes')
const revisionsKept = async (propertyId: string | undefined) =>
  (await stored().find({ 'home.id': propertyId }).toArray()).map(({ home }) => home.revision).toSorted()

const searchFor = async (...listings: Listing[]) => {
  const requested = await request()
  await receive(requested, 1, listings)
  await score(requested)
  return requested
}

it('a revision of a home is stored once, whichever searches show it', async () => {
  const one = await searchFor(advert(1))
  const other = await searchFor(advert(1))
  expect(await shownIn(other)).toEqual(await shownIn(one))
  expect(await revisionsKept((await shownIn(one))[0]?.id)).toEqual([1])
})

it('a revision of a home is kept while a search shows it, and a day after it changed', async () => {
  const searchOfFirst = await searchFor(advert(1, { price: 900_000, displayPrice: '$900,000' }))
  const [seen] = await shownIn(searchOfFirst)
  const newer = await searchFor(advert(1, { price: 800_000, displayPrice: '$800,000' }))
  const { searchId, userId } = searchOfFirst.data
  const forgetAfter = async (ms: number) => {
    pipeline.clock.advance(ms)
    await forgetSeen(pipeline).run(signal)
  }
  await forgetAfter(3 * dayMs)
  expect(await shownIn(searchOfFirst)).toEqual([{ id: seen?.id, price: 900_000 }])
  await pipeline.searches.cancelOwn(searchId, userId, pipeline.clock.now())
  await pipeline.store.connection.collection('searches').updateMany({}, { $set: { outbox: [] } })
  await purgeCancelledSearches(pipeline).run(signal)
  await forgetAfter(dayMs / 2)
  expect(await revisionsKept(seen?.id)).toEqual([1, 2])
  await forgetAfter(dayMs)
  expect(await revisionsKept(seen?.id)).toEqual([2])
  expect(await shownIn(newer)).toEqual([{ id: seen?.id, price: 800_000 }])
  await pipeline.results.purgeOf([newer.data.searchId])
  await forgetAfter(dayMs)
  expect(await revisionsKept(seen?.id)).toEqual([2])
})

it('the revision of a home that just changed is kept, even if no search shows it yet', async () => {
  const requested = await request()
  await receive(requested, 1, [advert(1, { price: 900_000 })])
  const [home] = await homesOf(pipeline, `${requested.data.searchId}:plan:1`, 0)
  await pipeline.keepListings([advert(1, { price: 800_000 })])
  await forgetSeen(pipeline).run(signal)
  await score(requested)
  expect(await revisionsKept(home?.id)).toEqual([1])
})

it('a home on several pages of a search is announced once, and again when it has changed', async () => {
  const requested = await request()
  await receive(requested, 1, [advert(1), advert(2)])
  await receive(requested, 2, [advert(2), advert(3)])
  await receive(requested, 3, [advert(1, { bedrooms: 7 }), advert(3)])
  expect(announced(requested)).toEqual([2, 1, 1])
  for (const page of [1, 2, 3]) await score(requested, page)
  expect(await shownIn(requested)).toHaveLength(3)
})

it('a missing home is left out of its list and nothing else is, and logged for operators', async () => {
  const { data } = await searchFor(advert(1), advert(2))
  const [gone, left] = await pipeline.results.listOf(data.searchId)
  const error = vi.spyOn(pipeline.log, 'error')
  const missing = async () => Number(/^search_homes_missing_total (\d+)/m.exec(await readNumbers())?.[1])
  const before = await missing()
  await stored().deleteOne({ _id: `${gone?.propertyId}:${gone?.revision}` })
  expect(await pipeline.results.listOf(data.searchId)).toEqual([left])
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { searchId: data.searchId, homes: [`${gone?.propertyId}:${gone?.revision}`] },
    'homes that a search found are not kept',
  )
  expect((await missing()) - before).toBe(1)
  error.mockRestore()
})

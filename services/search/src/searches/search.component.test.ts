import {
  cancelSearch,
  type KeptHome,
  listSearchResults,
  PropertiesFetched,
  requestSearch,
  SearchCompleted,
  SearchRequested,
} from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, statusOf } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())

/** Stores the homes of a search as the previous build did, without newer fields. */
const storeAsBefore = async (searchId: string) => {
  const results = service.store.collection('search_results')
  const seenHomes = service.store.collection('seen_homes')
  for (const { propertyId, revision, breakdown } of await results.find({ searchId }).toArray()) {
    const seen = await seenHomes.findOne({ propertyId, revision })
    const { landSize: _, listedAt: __, ...home } = seen!.home as KeptHome
    const lines = (breakdown as { value: number }[]).map(({ value: ___, ...line }) => line)
    await results.updateOne({ searchId, propertyId }, { $set: { home, breakdown: lines } })
  }
  await seenHomes.deleteMany({})
}

it('a search is one when it is sent twice, until it is over or another has begun', async () => {
  const as = service.signIn()
  const [one, twin] = await Promise.all([begin(service, as), begin(service, as)])
  expect(twin).toBe(one)
  service.clock.advance(1)
  const other = await begin(service, as, { minBedrooms: 2 })
  service.clock.advance(1)
  const again = await begin(service, as)
  expect(new Set([one, other, again]).size).toBe(3)
  await service.scoreAll()
  expect(await begin(service, as)).not.toBe(again)
})

describe('a search', () => {
  it('is accepted at once, with the URL of its results', async () => {
    const as = service.signIn()
    const reply = await service.call(requestSearch, { body: { location: 'richmond' }, as })
    expect(reply.status).toBe(202)
    expect(reply.headers.get('location')).toBe(`/api/search-properties/${reply.body.searchId}`)
    expect(reply.headers.get('retry-after')).toBe('1')
    await service.idle()
  })

  it('announces every page of homes for scoring and reports each provider’s progress', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    const pages = service.bus.published(PropertiesFetched).filter(({ data }) => data.searchId === id)
    expect(pages.map(({ data }) => data.pageId)).toEqual(expect.arrayContaining([`${id}:domain:1`, `${id}:domain:2`]))
    const status = await statusOf(service, as, id)
    const found = pages.flatMap(({ data }) => data.inputs).length
    expect(status).toMatchObject({
      status: 'processing',
      resultsCount: 0,
      providers: [
        { provider: 'domain', state: 'done', isSample: true },
        { provider: 'proptrack', state: 'done', isSample: true },
      ],
    })
    expect(found).toBeGreaterThan(20)
  })

  it('shows scored homes best first, then completes by itself when the last page is scored', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    await service.scoreAll()
    const { body: homes, headers } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(homes.map(({ score }) => score)).toEqual(
      homes.map(({ score }) => score).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    )
    expect(
      homes.every(({ breakdown, score }) => breakdown.reduce((sum, { points }) => sum + points, 0) === score),
    ).toBe(true)
    expect(new Set(homes.map(({ id: home }) => home)).size).toBe(homes.length)
    const status = await statusOf(service, as, id)
    expect(status).toMatchObject({ status: 'completed', resultsCount: homes.length, scoringWeights: { price: 8 } })
    expect(headers.get('x-total-count')).toBe(String(homes.length))
    const completed = service.bus.published(SearchCompleted).filter(({ data }) => data.searchId === id)
    expect(completed.map(({ data }) => data.resultsCount)).toEqual([homes.length])
  })

  it('shows documents of an earlier build with newer fields, and its weights with their defaults', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    await service.scoreAll()
    await storeAsBefore(id)
    const weights = JSON.stringify({ bedrooms: 3 })
    await service.store.collection('searches').updateOne({ _id: id as never }, { $set: { weights } })
    const { body: homes } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(homes.length).toBeGreaterThan(20)
    for (const { landSize, listedAt, breakdown } of homes)
      expect([landSize, listedAt, breakdown[0]?.value]).toEqual([null, null, null])
    expect((await statusOf(service, as, id))?.scoringWeights).toMatchObject({ bedrooms: 3, price: 8, location: 9 })
  })

  it('changes nothing when its request is redelivered', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    await service.scoreAll()
    const before = await service.call(listSearchResults, { params: { searchId: id }, as })
    const [requested] = service.bus.published(SearchRequested).filter(({ data }) => data.searchId === id)
    await service.receive({ ...requested!, id: crypto.randomUUID() })
    const after = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(after.body).toEqual(before.body)
    expect(service.bus.published(SearchCompleted).filter(({ data }) => data.searchId === id)).toHaveLength(1)
  })

  it('keeps one record of a home however many searches find it', async () => {
    await begin(service, service.signIn())
    const before = await service.store.collection('properties').countDocuments()
    await begin(service, service.signIn())
    expect(await service.store.collection('properties').countDocuments()).toBe(before)
    const listing = await service.store.collection('listings').findOne({})
    expect(listing?.history).toHaveLength(1)
  })
})

describe('the end of a search', () => {
  it('is at its deadline with the homes received, scored here', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    service.clock.advance(20_001)
    await service.runJob('complete-overdue-searches')
    const status = await statusOf(service, as, id)
    const { body: homes } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(status).toMatchObject({ status: 'completed', resultsCount: homes.length })
    expect(homes.length).toBeGreaterThan(20)
    await service.scoreAll()
    expect((await statusOf(service, as, id))?.revision).toBe(status?.revision)
  })

  it('releases a held request as soon as something changes', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    const known = (await statusOf(service, as, id))?.revision ?? 0
    const held = service.call(listSearchResults, {
      params: { searchId: id },
      query: { waitMs: 20_000, revision: known },
      as,
    })
    await service.scoreAll()
    const { headers } = await held
    expect(Number(headers.get('x-revision'))).toBeGreaterThan(known)
  })

  it('leaves the list when it is cancelled, for its owner only', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    expect(await service.call(cancelSearch, { params: { id }, as: service.signIn() })).toMatchObject({ status: 404 })
    expect(await service.call(cancelSearch, { params: { id }, as })).toMatchObject({ status: 204 })
    expect(await statusOf(service, as, id)).toBeUndefined()
    expect(await service.call(listSearchResults, { params: { searchId: id }, as })).toMatchObject({ status: 404 })
    await service.runJob('purge-cancelled-searches')
    expect(await service.store.collection('search_pages').countDocuments({ searchId: id })).toBe(0)
    expect(await service.store.collection('searches').countDocuments({ _id: id as never })).toBe(0)
  })
})

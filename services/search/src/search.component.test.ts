import {
  cancelSearch,
  getProperty,
  listProperties,
  listSearches,
  listSearchResults,
  PropertiesFetched,
  requestSearch,
  SearchCompleted,
  SearchRequested,
  type SearchStatus,
} from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richmond, startSearch, type SearchUnderTest } from './testing/start-search.ts'

let service: SearchUnderTest

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())

const begin = async (as: string, body = {}): Promise<string> => {
  const reply = await service.call(requestSearch, { body: { locations: [richmond], maxPrice: '1500000', ...body }, as })
  expect(reply.status).toBe(202)
  await service.idle()
  return reply.body.searchId
}

const statusOf = async (as: string, id: string): Promise<SearchStatus | undefined> =>
  (await service.call(listSearches, { as })).body.find((search) => search.id === id)

describe('a search', () => {
  it('is accepted at once, with the address of its results', async () => {
    const as = service.signIn()
    const reply = await service.call(requestSearch, { body: { location: 'richmond' }, as })
    expect(reply.status).toBe(202)
    expect(reply.headers.get('location')).toBe(`/api/search-properties/${reply.body.searchId}`)
    expect(reply.headers.get('retry-after')).toBe('1')
    await service.idle()
  })

  it('announces every page of homes for scoring and says how far each provider is', async () => {
    const as = service.signIn()
    const id = await begin(as)
    const pages = service.bus.published(PropertiesFetched).filter(({ data }) => data.searchId === id)
    expect(pages.map(({ data }) => data.pageId)).toEqual(expect.arrayContaining([`${id}:domain:1`, `${id}:domain:2`]))
    const status = await statusOf(as, id)
    const found = pages.flatMap(({ data }) => data.inputs).length
    expect(status).toMatchObject({
      status: 'processing',
      resultsCount: 0,
      providers: [{ provider: 'domain', state: 'done', isSample: true }],
    })
    expect(found).toBeGreaterThan(20)
  })

  it('shows scored homes best first, then completes by itself when the last page is scored', async () => {
    const as = service.signIn()
    const id = await begin(as)
    await service.scoreAll()
    const { body: homes, headers } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(homes.map(({ score }) => score)).toEqual(
      homes.map(({ score }) => score).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    )
    expect(
      homes.every(({ breakdown, score }) => breakdown.reduce((sum, { points }) => sum + points, 0) === score),
    ).toBe(true)
    expect(new Set(homes.map(({ id: home }) => home)).size).toBe(homes.length)
    const status = await statusOf(as, id)
    expect(status).toMatchObject({ status: 'completed', resultsCount: homes.length, scoringWeights: { price: 8 } })
    expect(headers.get('x-total-count')).toBe(String(homes.length))
    const completed = service.bus.published(SearchCompleted).filter(({ data }) => data.searchId === id)
    expect(completed.map(({ data }) => data.resultsCount)).toEqual([homes.length])
  })

  it('changes nothing when its request is delivered again', async () => {
    const as = service.signIn()
    const id = await begin(as)
    await service.scoreAll()
    const before = await service.call(listSearchResults, { params: { searchId: id }, as })
    const [requested] = service.bus.published(SearchRequested).filter(({ data }) => data.searchId === id)
    await service.store.collection('inbox').deleteMany({})
    await service.receive(requested!)
    const after = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(after.body).toEqual(before.body)
    expect(service.bus.published(SearchCompleted).filter(({ data }) => data.searchId === id)).toHaveLength(1)
  })

  it('keeps one record of a home however many searches find it', async () => {
    await begin(service.signIn())
    const before = await service.store.collection('properties').countDocuments()
    await begin(service.signIn())
    expect(await service.store.collection('properties').countDocuments()).toBe(before)
    const listing = await service.store.collection('listings').findOne({})
    expect(listing?.history).toHaveLength(1)
  })

  it('ends at its deadline with what has come, scored here', async () => {
    const as = service.signIn()
    const id = await begin(as)
    service.clock.advance(20_001)
    await service.runJob('complete-overdue-searches')
    const status = await statusOf(as, id)
    const { body: homes } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(status).toMatchObject({ status: 'completed', resultsCount: homes.length })
    expect(homes.length).toBeGreaterThan(20)
    await service.scoreAll()
    expect((await statusOf(as, id))?.revision).toBe(status?.revision)
  })

  it('answers a held request as soon as something moves', async () => {
    const as = service.signIn()
    const id = await begin(as)
    const known = (await statusOf(as, id))?.revision ?? 0
    const held = service.call(listSearchResults, {
      params: { searchId: id },
      query: { waitMs: 20_000, revision: known },
      as,
    })
    await service.scoreAll()
    const { headers } = await held
    expect(Number(headers.get('x-revision'))).toBeGreaterThan(known)
  })

  it('leaves the list when it is cancelled, for its owner alone', async () => {
    const as = service.signIn()
    const id = await begin(as)
    expect(await service.call(cancelSearch, { params: { id }, as: service.signIn() })).toMatchObject({ status: 404 })
    expect(await service.call(cancelSearch, { params: { id }, as })).toMatchObject({ status: 204 })
    expect(await statusOf(as, id)).toBeUndefined()
    expect(await service.call(listSearchResults, { params: { searchId: id }, as })).toMatchObject({ status: 404 })
    await service.runJob('purge-cancelled-searches')
    expect(await service.store.collection('search_pages').countDocuments({ searchId: id })).toBe(0)
    expect(await service.store.collection('searches').countDocuments({ _id: id as never })).toBe(0)
  })
})

describe('who may search, and for what', () => {
  it('refuses an expired trial with 403, unless an invitation grants searches', async () => {
    const createdAt = new Date(service.clock.now().getTime() - 8 * 24 * 3_600_000).toISOString()
    const refused = await service.call(requestSearch, {
      body: { location: 'Richmond' },
      as: service.signIn({ createdAt }),
    })
    expect(refused).toMatchObject({ status: 403, body: { code: 'search-not-allowed' } })
    const granted = await service.call(requestSearch, {
      body: { location: 'Richmond' },
      as: service.signIn({ createdAt, hasSearchGrant: true }),
    })
    expect(granted.status).toBe(202)
    await service.idle()
  })

  it('names the field when a place is unknown or the prices are the wrong way round', async () => {
    const as = service.signIn()
    const unknown = await service.call(requestSearch, { body: { location: 'Zzyzxville' }, as })
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'location' }] } })
    const swapped = await service.call(requestSearch, {
      body: { location: 'Richmond', minPrice: '900000', maxPrice: '500000' },
      as,
    })
    expect(swapped).toMatchObject({ status: 400, body: { errors: [{ field: 'maxPrice' }] } })
  })

  it('shows nobody another buyer’s search', async () => {
    const id = await begin(service.signIn())
    const foreign = await service.call(listSearchResults, { params: { searchId: id }, as: service.signIn() })
    const missing = await service.call(listSearchResults, {
      params: { searchId: 'no-such-search' },
      as: service.signIn(),
    })
    const { instance: _a, requestId: _b, ...told } = foreign.body as never
    const { instance: _c, requestId: _d, ...toldOfMissing } = missing.body as never
    expect(foreign.status).toBe(404)
    expect(told).toEqual(toldOfMissing)
  })
})

describe('the homes of a buyer across searches', () => {
  it('are ranked, paged by a link, and sorted by price with unpriced ones last', async () => {
    const as = service.signIn()
    const id = await begin(as)
    await service.scoreAll()
    const all = (await service.call(listSearchResults, { params: { searchId: id }, as })).body
    const first = await service.call(listProperties, { query: { limit: 10 }, as })
    expect(first.headers.get('x-total-count')).toBe(String(all.length))
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const cursor = new URL(next, service.url).searchParams.get('cursor') ?? ''
    const second = await service.call(listProperties, { query: { limit: 10, cursor }, as })
    expect([...first.body, ...second.body].map((home) => home.id)).toEqual(all.slice(0, 20).map((home) => home.id))
    const byPrice = (await service.call(listProperties, { query: { sort: 'price-asc', limit: 100 }, as })).body.map(
      ({ price }) => price,
    )
    const priced = byPrice.filter((price) => price !== null)
    expect(byPrice).toEqual([...priced.toSorted((a, b) => a - b), ...byPrice.filter((price) => price === null)])
  })

  it('open one by one, with the score of whoever looks', async () => {
    const as = service.signIn()
    const id = await begin(as)
    await service.scoreAll()
    const [home] = (await service.call(listSearchResults, { params: { searchId: id }, as })).body
    const opened = await service.call(getProperty, { params: { id: home!.id }, as })
    expect(opened.body).toMatchObject({ id: home!.id, score: home!.score })
    expect(await service.call(getProperty, { params: { id: 'nothing' }, as })).toMatchObject({ status: 404 })
  })
})

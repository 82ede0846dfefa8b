import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cancelSearch, listSearchResults, requestSearch, SearchRequested } from '@verandah/contracts'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { begin, statusOf } from '../testing/ask-search.ts'
import { serveFaulty, type Fault, type FaultOf, type FaultyProvider } from '../testing/serve-faulty.ts'
import { marketNow, richmond, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

/** For what comes sooner or later. */
const patience = { timeout: 15_000 }

let market: ListingMarket
let folder: string
let domain: FaultyProvider
let service: SearchUnderTest

beforeAll(async () => {
  market = await startListingMarket({
    now: () => marketNow,
    publicUrl: 'http://listing-market',
    localities: [richmond],
  })
  folder = await mkdtemp(join(tmpdir(), 'verandah-feeds-'))
})
afterEach(async () => {
  await domain.close()
  await service.stop()
})
afterAll(async () => {
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

/** Search before a Domain that fails by plan, and beside it agency feeds that do not. */
const start = async (faultOf: FaultOf, environment: Record<string, string> = {}) => {
  domain = await serveFaulty(market.url, faultOf)
  service = await startSearch({
    environment: {
      LISTING_MARKET_URL: domain.url,
      REAXML_FEED_FOLDER: folder,
      PROVIDER_PAGE_SIZE: '20',
      ...environment,
    },
  })
  await market.writeReaxmlFeed(folder)
  await service.runJob('watch-feed-folder')
  await service.runJob('watch-feed-folder')
}

/** A search from request to completion, without the help of its deadline: the clock stands still. */
const searchThrough = async () => {
  const as = service.signIn()
  const id = await begin(service, as)
  await service.scoreAll()
  const status = await statusOf(service, as, id)
  const { body: homes } = await service.call(listSearchResults, { params: { searchId: id }, as })
  expect(homes).toHaveLength(status?.resultsCount ?? -1)
  return { status, providersOf: homes.map(({ sources }) => sources.map(({ provider }) => provider)) }
}

const feedsAreIn = { provider: 'reaxml', state: 'done', detail: null }
const from =
  (first: number, fault: Fault): FaultOf =>
  ({ page }) =>
    page >= first ? fault : null

describe('a search completes with what the others know when a provider', () => {
  it.each<[string, Fault, { state: string; detail: string }]>([
    ['hangs without ever answering', 'hang', { state: 'late', detail: 'Domain did not answer in time.' }],
    ['cuts every call off', 'drop', { state: 'failed', detail: 'Domain could not be reached.' }],
    ['dies in the middle of its answers', 'break-off', { state: 'failed', detail: 'Domain could not be reached.' }],
    ['is down', { status: 503 }, { state: 'failed', detail: 'Domain could not be reached.' }],
    [
      'answers with something that is no JSON',
      { status: 200, body: '<html>Welcome!</html>' },
      { state: 'failed', detail: 'Domain answered with something that we cannot read.' },
    ],
    [
      'answers with something that is no list',
      { status: 200, body: '{"homes": 12}' },
      { state: 'failed', detail: 'Domain answered with something that we cannot read.' },
    ],
    [
      'refuses us',
      { status: 403, headers: { 'x-domain-security-reason': 'missing scope' } },
      { state: 'failed', detail: 'Domain refused our request.' },
    ],
    [
      'asks for a long pause',
      { status: 429, headers: { 'retry-after': '3600' } },
      { state: 'limited', detail: 'Domain is busy and asked us to come back later.' },
    ],
  ])('%s', async (_words, fault, outcome) => {
    await start(from(1, fault), fault === 'hang' ? { PROVIDER_DEADLINE_MS: '2000' } : {})
    const { status, providersOf } = await searchThrough()
    expect(status).toMatchObject({
      status: 'completed',
      providers: [{ provider: 'domain', found: 0, ...outcome }, feedsAreIn],
    })
    expect(providersOf.length).toBeGreaterThan(0)
    expect(providersOf.filter((providers) => !providers.includes('reaxml'))).toEqual([])
  })

  it('asks for a long pause: it is left alone', async () => {
    await start(from(1, { status: 429, headers: { 'retry-after': '3600' } }))
    await searchThrough()
    expect(domain.calls()).toBe(1)
  })
})

it('a search fails when every provider that was asked has: without a source of feeds that is Domain alone', async () => {
  domain = await serveFaulty(market.url, () => ({ status: 503 }))
  service = await startSearch({ environment: { LISTING_MARKET_URL: domain.url } })
  const { status } = await searchThrough()
  expect(status).toMatchObject({ status: 'failed', resultsCount: 0, providers: [{ state: 'failed' }] })
  expect(status?.providers).toHaveLength(1)
})

describe('every page that had come is kept when a provider', () => {
  it.each<[string, Fault, { state: string }]>([
    ['hangs after its first page', 'hang', { state: 'late' }],
    ['dies after its first page', 'drop', { state: 'failed' }],
    [
      'has had enough of us after its first page',
      { status: 429, headers: { 'retry-after': '60' } },
      { state: 'limited' },
    ],
  ])('%s', async (_words, fault, outcome) => {
    await start(from(2, fault), fault === 'hang' ? { PROVIDER_DEADLINE_MS: '1000' } : {})
    const { status, providersOf } = await searchThrough()
    expect(status).toMatchObject({ status: 'completed', providers: [{ found: 20, ...outcome }, feedsAreIn] })
    expect(status?.providers[0]?.total).toBeGreaterThan(20)
    expect(providersOf.filter((providers) => providers.includes('domain')).length).toBeGreaterThanOrEqual(20)
  })
})

describe('a provider is asked again', () => {
  it('when it is busy for a short while only, after the pause that it asks for', async () => {
    await start(({ call }) => (call === 1 ? { status: 429, headers: { 'retry-after': '1' } } : null))
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done', detail: null }, feedsAreIn])
  })

  it('when it was down for a moment', async () => {
    await start(({ call }) => (call <= 2 ? 'drop' : null))
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done' }, feedsAreIn])
    expect(domain.calls()).toBeGreaterThan(3)
  })
})

describe('a request that is delivered again', () => {
  /** Requests a search, and delivers its request again after `change` to what it stored; resolves to the calls that this took. */
  const callsOfRedelivery = async (change: (id: string) => Promise<unknown>) => {
    await start(() => null)
    const id = await begin(service, service.signIn())
    const before = domain.calls()
    expect(before).toBeGreaterThan(2)
    await change(id)
    const [requested] = service.bus.published(SearchRequested).filter(({ data }) => data.searchId === id)
    await service.receive({ ...requested!, id: crypto.randomUUID() })
    return domain.calls() - before
  }
  const pages = () => service.store.collection('search_pages')

  it('fetches no page again that is stored, and goes on after it', async () => {
    const calls = await callsOfRedelivery((searchId) =>
      pages().deleteOne({ searchId, provider: 'domain', outcome: 'last' }),
    )
    expect(calls).toBe(1)
  })

  it('fetches nothing when every page is stored', async () => {
    expect(await callsOfRedelivery(() => Promise.resolve())).toBe(0)
  })

  it('fetches nothing for a search that is over', async () => {
    const calls = await callsOfRedelivery(async (searchId) => {
      await service.store
        .collection('searches')
        .updateOne({ _id: searchId as never }, { $set: { status: 'completed' } })
      await pages().deleteMany({ searchId })
    })
    expect(calls).toBe(0)
  })
})

describe('the deadline of a search', () => {
  it('ends it with the pages that had come, though a provider still keeps us waiting', async () => {
    await start(from(2, 'hang'), { PROVIDER_DEADLINE_MS: '60000', PROVIDER_ATTEMPT_MS: '60000' })
    const as = service.signIn()
    const { body } = await service.call(requestSearch, { body: { locations: [richmond] }, as })
    const now = () => statusOf(service, as, body.searchId)
    await vi.waitFor(
      async () => expect(await now()).toMatchObject({ providers: [{ found: 20 }, feedsAreIn] }),
      patience,
    )
    service.clock.advance(20_001)
    const ended = service.runJob('complete-overdue-searches')
    await vi.waitFor(async () => expect((await now())?.status).toBe('completed'), patience)
    expect((await now())?.providers[0]).toMatchObject({ state: 'late', detail: 'Domain did not answer in time.' })
    await domain.close()
    await ended
  })
})

describe('the circuit breaker', () => {
  const openTheBreaker = async () => {
    for (let search = 1; search <= 3; search += 1) await searchThrough()
  }

  it('leaves a provider alone that failed eight times in a row, and says so, while another goes on', async () => {
    await start(from(1, 'drop'))
    await openTheBreaker()
    const asked = domain.calls()
    const { status } = await searchThrough()
    expect(asked).toBe(8)
    expect(domain.calls()).toBe(asked)
    expect(status).toMatchObject({
      status: 'completed',
      providers: [
        { state: 'failed', detail: 'Domain has failed several times in a row, so we are giving it a pause.' },
        feedsAreIn,
      ],
    })
  })

  it('does not mind searches that their buyers cancelled', async () => {
    await start(({ call }) => (call <= 8 ? 'hang' : null))
    const as = service.signIn()
    for (let search = 1; search <= 8; search += 1) {
      const { body } = await service.call(requestSearch, { body: { locations: [richmond] }, as })
      await vi.waitFor(() => expect(domain.calls()).toBe(search), patience)
      await service.call(cancelSearch, { params: { id: body.searchId }, as })
      await service.idle()
    }
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done' }, feedsAreIn])
  })
})

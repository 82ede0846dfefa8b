import {
  getShowcase,
  listProperties,
  listSearches,
  listSearchResults,
  requestSearch,
  type Showcase,
} from '@verandah/contracts'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveFaulty, type FaultOf, type FaultyProvider } from '../testing/serve-faulty.ts'
import { marketNow, richmond, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

const hourMs = 60 * 60_000

let market: ListingMarket
let domain: FaultyProvider
let service: SearchUnderTest
beforeAll(async () => {
  market = await startListingMarket({
    now: () => marketNow,
    publicUrl: 'http://listing-market',
    localities: [richmond],
  })
})
afterEach(async () => {
  await service.stop()
  await domain.close()
})
afterAll(() => market.close())

const start = async (faultOf: FaultOf = () => null, environment: Record<string, string> = {}) => {
  domain = await serveFaulty(market.url, faultOf)
  service = await startSearch({
    environment: {
      DOMAIN_CLIENT_ID: 'sample-client',
      DOMAIN_CLIENT_SECRET: 'sample-secret',
      DOMAIN_API_URL: domain.url,
      DOMAIN_AUTH_URL: domain.url,
      PROVIDER_CACHE_MS: '0',
      SHOWCASE_SUBURB: 'Richmond VIC 3121',
      ...environment,
    },
  })
}

/** Lets the job and what it causes run until nothing is left. */
const refresh = async () => {
  await service.runJob('refresh-showcase')
  await service.scoreAll()
  await service.idle()
  await service.runJob('refresh-showcase')
}
const visit = (headers = {}) => service.call(getShowcase, { headers })
const shown = async (): Promise<Showcase> => (await visit()).body.showcase ?? expect.fail('No showcase')
const searchesOf = (userId: string) => service.store.collection('searches').find({ userId }).toArray()
const idsOfShowcase = async () => (await searchesOf('showcase')).map(({ _id }) => String(_id))

describe('visitors', () => {
  it('see the best homes of a stored search, and cause no call to a provider', async () => {
    await start()
    expect((await visit()).body).toEqual({ showcase: null })
    expect(domain.calls()).toBe(0)
    await refresh()
    const asked = domain.calls()
    expect(asked).toBeGreaterThan(0)
    const showcase = await shown()
    expect(showcase).toMatchObject({ place: richmond, isSample: true, searchedAt: service.clock.now().toISOString() })
    expect(showcase.cards).toHaveLength(24)
    const scores = showcase.cards.map(({ score }) => score ?? -1)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(showcase.ranking.ids.toSorted()).toEqual(showcase.cards.map(({ id }) => id).toSorted())
    for (let visitor = 1; visitor <= 20; visitor += 1) expect((await visit()).status).toBe(200)
    await service.idle()
    expect(domain.calls()).toBe(asked)
  })

  it('may keep the reply for a minute, and are not sent the same one twice', async () => {
    await start()
    await refresh()
    const { headers } = await visit()
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    const again = await visit({ 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=60'])
    service.clock.advance(60_000)
    expect((await visit({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200)
  })

  it('see none where the setting is off', async () => {
    await start(() => null, { SHOWCASE_SUBURB: 'off' })
    await refresh()
    expect((await visit()).body).toEqual({ showcase: null })
    expect(domain.calls()).toBe(0)
  })
})

describe('the search of the showcase', () => {
  it('is in no buyer’s list, ranking or limit', async () => {
    await start(() => null, { SEARCHES_PER_DAY: '1', SEARCHES_KEPT_PER_USER: '1' })
    await refresh()
    const [searchId = ''] = await idsOfShowcase()
    const as = service.signIn()
    expect((await service.call(listSearches, { as })).body).toEqual([])
    expect((await service.call(listProperties, { as })).body).toEqual([])
    expect((await service.call(listSearchResults, { params: { searchId }, as })).status).toBe(404)
    expect(await service.store.collection('user_properties').countDocuments()).toBe(0)
    expect((await service.call(requestSearch, { body: { locations: [richmond] }, as })).status).toBe(202)
    expect(await idsOfShowcase()).toEqual([searchId])
  })

  it('runs once a day; the new one replaces the old one, which is deleted with its homes', async () => {
    await start()
    await refresh()
    const [first = ''] = await idsOfShowcase()
    const asked = domain.calls()
    service.clock.advance(23 * hourMs)
    await refresh()
    expect([domain.calls(), await idsOfShowcase()]).toEqual([asked, [first]])
    service.clock.advance(hourMs)
    await refresh()
    await service.runJob('purge-cancelled-searches')
    const left = await idsOfShowcase()
    expect(left).toHaveLength(1)
    expect(left).not.toContain(first)
    expect(await service.store.collection('search_results').countDocuments({ searchId: first })).toBe(0)
    expect((await shown()).searchedAt).toBe(service.clock.now().toISOString())
  })

  it('keeps the good one when the next fails', async () => {
    let isDown = false
    await start(() => (isDown ? { status: 500 } : null))
    await refresh()
    const before = await shown()
    isDown = true
    service.clock.advance(24 * hourMs)
    await refresh()
    expect(await searchesOf('showcase')).toHaveLength(2)
    expect((await shown()).searchedAt).toBe(before.searchedAt)
  })

  it('is there seconds after a provider that was not up at the start', async () => {
    let isDown = true
    await start(() => (isDown ? { status: 500 } : null))
    await refresh()
    expect((await visit()).body).toEqual({ showcase: null })
    isDown = false
    service.clock.advance(5_000)
    await refresh()
    expect((await shown()).cards.length).toBeGreaterThan(0)
  })

  it('is tried ever later while all fail', async () => {
    await start(() => ({ status: 500 }))
    const startedAt = service.clock.now().getTime()
    for (let seconds = 0; seconds <= 40; seconds += 5) {
      await refresh()
      service.clock.advance(5_000)
    }
    const begunAt = (await searchesOf('showcase')).map(({ createdAt }) => Number(createdAt) - startedAt)
    expect(begunAt.toSorted((one, other) => one - other)).toEqual([0, 5_000, 15_000, 35_000])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSearches, listSearchResults } from '@verandah/contracts'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { longestTickMs } from '@verandah/listing-providers'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { begin, statusOf } from './ask-search.ts'
import { holdTimers } from './hold-timers.ts'
import { serveFaulty, type FaultOf, type FaultyProvider } from './serve-faulty.ts'
import { marketNow, richmond, startSearch, type SearchUnderTest } from './start-search.ts'

/** The feeds' progress while Domain fails. */
export const feedsAreIn = { provider: 'reaxml', state: 'done', detail: null }

const deadlineMs = 59_999
/** For waits on outcomes that are certain, however busy the machine is. */
export const patience = { timeout: 120_000 }

/**
 * A search service in front of a Domain that fails by plan, without other portals; it and the service end with each
 * test, the market with the file.
 */
export function useFaultySearch() {
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

  const startAlone = async (faultOf: FaultOf, environment: Record<string, string> = {}) => {
    domain = await serveFaulty(market.url, faultOf)
    const key = { DOMAIN_CLIENT_ID: 'sample-client', DOMAIN_CLIENT_SECRET: 'sample-secret' }
    const hosts = { DOMAIN_API_URL: domain.url, DOMAIN_AUTH_URL: domain.url }
    // Tests count provider calls, so caching is off unless a test is about it.
    const uncached = { PROVIDER_CACHE_MS: '0' }
    service = await startSearch({ environment: { ...key, ...hosts, ...uncached, ...environment } })
  }
  /** With agency feeds beside it that do not fail. */
  const start = async (faultOf: FaultOf, environment: Record<string, string> = {}) => {
    await startAlone(faultOf, { REAXML_FEED_FOLDER: folder, PROVIDER_PAGE_SIZE: '20', ...environment })
    await market.writeReaxmlFeed(folder)
    await service.runJob('watch-feed-folder')
    await service.runJob('watch-feed-folder')
  }
  /** Runs a search from request to completion. The clock does not move, so its deadline never fires. */
  const searchThrough = async (as = service.signIn()) => {
    const id = await begin(service, as)
    await service.scoreAll()
    const status = await statusOf(service, as, id)
    const { body: homes } = await service.call(listSearchResults, { params: { searchId: id }, as })
    expect(homes).toHaveLength(status?.resultsCount ?? -1)
    return { status, providersOf: homes.map(({ sources }) => sources.map(({ provider }) => provider)) }
  }
  return {
    service: () => service,
    domain: () => domain,
    startAlone,
    start,
    searchThrough,
    /**
     * The same where Domain hangs from a page on: its deadline fires once that page was requested and the feeds are
     * complete, however long that takes.
     */
    searchUntilLate: async (page: number) => {
      await start((call) => (call.page >= page ? 'hang' : null), {
        PROVIDER_DEADLINE_MS: String(deadlineMs),
        ...forEver,
      })
      const as = service.signIn()
      const pass = holdTimers(longestTickMs)
      const through = searchThrough(as)
      await vi.waitFor(async () => {
        const { body } = await service.call(listSearches, { as })
        expect(body[0]?.providers).toContainEqual(expect.objectContaining(feedsAreIn))
        expect(domain.calls()).toBeGreaterThanOrEqual(page)
      }, patience)
      pass()
      return through
    },
  }
}

const forEver = { SEARCH_DEADLINE_MS: '600000', PROVIDER_ATTEMPT_MS: '600000' }

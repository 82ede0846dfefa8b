import type { SearchFilters } from '@verandah/contracts'
import { createLogger, systemClock } from '@verandah/kit'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from './domain/listing.ts'
import { comparePlaces, placeOf } from '../homes/domain/merging/compare-places.ts'
import { createDomainProvider } from './domain-group/domain-provider.ts'
import type { ListingProvider } from './listing-provider.ts'
import { startFeeds } from './reaxml/testing/start-feeds.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const anyHome: SearchFilters = { locations: [richmond], maxPages: 5 }
const key = { clientId: 'sample-client', clientSecret: 'sample-secret' }

let market: ListingMarket
let domain: ListingProvider
let feeds: Awaited<ReturnType<typeof startFeeds>>

beforeAll(async () => {
  market = await startListingMarket({
    now: () => new Date('2026-11-20T00:00:00.000Z'),
    publicUrl: 'http://listing-market',
  })
  domain = createDomainProvider(
    { ...key, apiUrl: market.url, authUrl: market.url, isSample: true, pageSize: 10 },
    { clock: systemClock, log: createLogger({ level: 'silent' }) },
  )
  feeds = await startFeeds()
})
afterAll(async () => {
  await feeds.stop()
  await market.close()
})

const readAll = async (provider: ListingProvider, filters = anyHome) => {
  const [listings, rejected]: [Listing[], unknown[]] = [[], []]
  for (let page = 1; ; page += 1) {
    const found = await provider.search(filters, page, AbortSignal.timeout(10_000))
    listings.push(...found.listings)
    rejected.push(...found.rejected)
    if (!found.hasNext) return { listings, rejected, pages: page }
  }
}
const takeFeed = () =>
  feeds.feeds.ingest(new TextEncoder().encode(market.feedFor(richmond)), { name: 'Agency feed', isTrusted: true })

describe('the simulated market', () => {
  it('is read to the end through Domain’s format, nothing twice and nothing rejected', async () => {
    const { listings, rejected, pages } = await readAll(domain)
    expect(pages).toBeGreaterThan(1)
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
    expect(rejected).toEqual([])
    expect(listings.every(({ suburb, isSample }) => suburb === 'Richmond' && isSample)).toBe(true)
  })

  it('is read whole through REAXML', async () => {
    const { kept, rejected, warnings } = await takeFeed()
    expect(kept).toBeGreaterThan(5)
    expect(warnings).toEqual([])
    expect(rejected.every(({ reason }) => reason.startsWith('It is not known here'))).toBe(true)
  })

  it('has homes that both providers list, and they stand at the same door', async () => {
    const placesOf = (listings: Listing[]) => listings.map(placeOf)
    const atDomain = placesOf((await readAll(domain)).listings)
    const atBoth = placesOf((await readAll(feeds.feeds.provider)).listings).filter((place) =>
      atDomain.some((other) => comparePlaces(place, other) === 'same'),
    )
    const listedTwice = market
      .salesIn(richmond)
      .filter(({ home, status }) => home.listedAt === 'both' && (status === 'current' || status === 'under-offer'))
    expect(listedTwice.length).toBeGreaterThan(0)
    expect(new Set(atBoth).size).toBeGreaterThanOrEqual(Math.floor(listedTwice.length * 0.8))
  })

  it('answers both providers with homes that match', async () => {
    const filters: SearchFilters = { ...anyHome, minBedrooms: 3, maxPrice: 1_500_000, propertyType: 'House' }
    for (const provider of [domain, feeds.feeds.provider]) {
      const { listings } = await readAll(provider, filters)
      expect(listings.every(({ propertyType, bedrooms }) => propertyType === 'House' && (bedrooms ?? 3) >= 3)).toBe(
        true,
      )
      expect(listings.every(({ price, priceFrom }) => (priceFrom ?? price ?? 0) <= 1_500_000)).toBe(true)
    }
  })

  it('sells homes, and the feed says so with nothing but ids', async () => {
    await takeFeed()
    market.advance(30)
    await takeFeed()
    const sold = feeds.told.filter(({ status }) => status === 'sold')
    expect(sold.length).toBeGreaterThan(0)
    expect(sold.every(({ street, suburb }) => street !== null && suburb === 'Richmond')).toBe(true)
  })
})

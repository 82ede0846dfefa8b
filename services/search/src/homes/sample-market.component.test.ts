import { Readable } from 'node:stream'
import type { SearchFilters } from '@verandah/contracts'
import { createLogger, systemClock } from '@verandah/kit'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { comparePlaces, placeOf } from '@verandah/listing-providers/same-home'
import { createDomainProvider, createPropTrackProvider, startFeeds } from '@verandah/listing-providers/testing'
import type { ListingProvider } from '@verandah/listing-providers'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const anyHome: SearchFilters = { locations: [richmond], maxPages: 5 }
const key = { clientId: 'sample-client', clientSecret: 'sample-secret' }

let market: ListingMarket
let domain: ListingProvider
let propTrack: ListingProvider
let feeds: Awaited<ReturnType<typeof startFeeds>>

beforeAll(async () => {
  market = await startListingMarket({
    now: () => new Date('2026-11-20T00:00:00.000Z'),
    publicUrl: 'http://listing-market',
  })
  const parts = { clock: systemClock, log: createLogger({ level: 'silent' }) }
  const atMarket = { apiUrl: market.url, isSample: true, pageSize: 10 }
  domain = createDomainProvider({ ...key, ...atMarket, authUrl: market.url }, parts)
  const apiKey = key.clientId
  const apiSecret = key.clientSecret
  propTrack = createPropTrackProvider(
    { apiKey, apiSecret, ...atMarket, imageUrl: 'http://listing-market/pictures/{id}', disclaimer: null },
    parts,
  )
  feeds = await startFeeds()
})
afterAll(async () => {
  await feeds.stop()
  await market.close()
})

const readAll = async (provider: ListingProvider, filters = anyHome) => {
  const listings: Listing[] = []
  const rejected: unknown[] = []
  let after: string | undefined
  for (let page = 1; ; page += 1) {
    const found = await provider.search(filters, page, AbortSignal.timeout(10_000), after)
    after = found.cursor
    listings.push(...found.listings)
    rejected.push(...found.rejected)
    if (!found.hasNext) return { listings, rejected, pages: page }
  }
}
const takeFeed = () =>
  feeds.feeds.ingest(Readable.from([Buffer.from(market.feedFor(richmond))]), { name: 'Agency feed', isTrusted: true })

const isSameDoor = (one: Listing) => (other: Listing) => comparePlaces(placeOf(one), placeOf(other)) === 'same'

describe('the simulated market', () => {
  it('is read completely through the formats of Domain and PropTrack, without duplicates or rejections', async () => {
    for (const provider of [domain, propTrack]) {
      const { listings, rejected, pages } = await readAll(provider)
      expect(pages).toBeGreaterThan(1)
      expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
      expect(rejected).toEqual([])
      expect(listings.every(({ suburb, isSample }) => suburb === 'Richmond' && isSample)).toBe(true)
    }
  })

  it('is read completely through REAXML', async () => {
    const { kept, rejected, warnings } = await takeFeed()
    expect(kept).toBeGreaterThan(5)
    expect(warnings).toEqual([])
    expect(rejected.every(({ reason }) => reason.startsWith('It is not known here'))).toBe(true)
  })

  it('has homes that three providers list at the same address', async () => {
    const found = await Promise.all([domain, propTrack, feeds.feeds.provider].map((provider) => readAll(provider)))
    const [atDomain = [], ...others] = found.map(({ listings }) => listings)
    const atAll = atDomain.filter((listing) => others.every((listings) => listings.some(isSameDoor(listing))))
    const listedThrice = market
      .salesIn(richmond)
      .filter(({ home, status }) => home.listedAt.length === 3 && (status === 'current' || status === 'under-offer'))
    expect(listedThrice.length).toBeGreaterThan(3)
    expect(atAll.length).toBeGreaterThanOrEqual(Math.floor(listedThrice.length * 0.8))
  })

  it('shows a home at PropTrack with its own text and photos, which are available', async () => {
    const atDomain = (await readAll(domain)).listings
    const atPropTrack = (await readAll(propTrack)).listings
    const pairs = atDomain.flatMap((listing) => {
      const other = atPropTrack.find(isSameDoor(listing))
      return other === undefined ? [] : [{ listing, other }]
    })
    expect(pairs.length).toBeGreaterThan(8)
    const share = (differs: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(differs).length / pairs.length
    expect(share(({ listing, other }) => listing.displayPrice !== other.displayPrice)).toBeGreaterThan(0.4)
    expect(share(({ listing, other }) => String(listing.images) !== String(other.images))).toBe(1)
    const picture = atPropTrack[0]?.images[0] ?? ''
    expect((await fetch(picture.replace('http://listing-market', market.url))).headers.get('content-type')).toContain(
      'svg',
    )
  })

  it('answers every provider with homes that match', async () => {
    const filters: SearchFilters = { ...anyHome, minBedrooms: 3, maxPrice: 1_500_000, propertyType: 'House' }
    for (const provider of [domain, propTrack, feeds.feeds.provider]) {
      const { listings } = await readAll(provider, filters)
      expect(listings.every(({ propertyType, bedrooms }) => propertyType === 'House' && (bedrooms ?? 3) >= 3)).toBe(
        true,
      )
      expect(listings.every(({ price, priceFrom }) => (priceFrom ?? price ?? 0) <= 1_500_000)).toBe(true)
    }
  })

  it('sells homes, and the feed announces it with ids alone', async () => {
    await takeFeed()
    market.advance(30)
    await takeFeed()
    const sold = feeds.told.filter(({ status }) => status === 'sold')
    expect(sold.length).toBeGreaterThan(0)
    expect(sold.every(({ street, suburb }) => street !== null && suburb === 'Richmond')).toBe(true)
  })
})

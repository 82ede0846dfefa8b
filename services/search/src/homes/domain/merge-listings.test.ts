import { PropertySnapshot } from '@verandah/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { mergeListings as merge } from './merge-listings.ts'

const mergeListings = (adverts: Parameters<typeof merge>[0], asOf = '') =>
  merge(adverts, { asOf, isFirstHand: (provider) => provider === 'reaxml' })

const slot = (start: string, end: string | null = null) => ({ start, end })
const domain = aListing({
  description: 'A beginning...',
  features: ['Solar panels', 'Gym'],
  latitude: -37.82,
  longitude: 145,
  images: ['https://a/1', 'https://a/2'],
  inspections: [slot('2026-11-28T00:00:00.000Z')],
  propertyAge: 'Historic',
})
const feed = aListing({
  id: 'reaxml:ABCDEF-1',
  provider: 'reaxml',
  sourceName: 'Agency',
  description: 'A beginning and an end, at length.',
  features: ['solar panels', 'Shed'],
  price: null,
  images: ['https://b/1'],
  inspections: [slot('2026-11-28T00:00:00.000Z', '2026-11-28T00:30:00.000Z'), slot('2026-11-20T00:00:00.000Z')],
  isAuction: true,
  auctionDate: '2026-12-05T00:00:00.000Z',
})

describe('a home merged from several adverts', () => {
  it('is the same whatever their order', () => {
    const gone = aListing({ id: 'domain:2', status: 'gone', price: 1 })
    const adverts = [domain, feed, gone]
    fc.assert(
      fc.property(fc.shuffledSubarray(adverts, { minLength: 3 }), (shuffled) => {
        expect(mergeListings(shuffled)).toEqual(mergeListings(adverts))
      }),
      { numRuns: 20 },
    )
  })

  it('names every source, the best first', () => {
    const home = mergeListings([domain, feed])
    expect(home.source).toBe('Agency')
    expect(home.sources.map(({ listingId }) => listingId)).toEqual(['reaxml:ABCDEF-1', 'domain:1'])
  })

  it('takes each field from the best advert that knows it', () => {
    const home = mergeListings([domain, feed])
    expect(home).toMatchObject({
      price: 1_250_000,
      description: feed.description,
      latitude: -37.82,
      propertyAge: 'Historic',
      features: ['solar panels', 'Shed', 'Gym'],
      images: ['https://a/1', 'https://a/2'],
      imageUrl: 'https://a/1',
      auction: true,
    })
  })

  it('skips an advert that was stored before the field existed', () => {
    const { parking: _, ...old } = feed
    expect(mergeListings([old as Listing, { ...domain, parking: 2 }]).parking).toBe(2)
  })

  it('keeps price, range and text of one advert together', () => {
    const wordy = aListing({
      id: 'domain:9',
      price: null,
      displayPrice: 'Contact agent',
      listedAt: '2026-11-01T00:00:00.000Z',
    })
    const priced = aListing({ id: 'domain:8', price: 900_000, displayPrice: '$900,000' })
    expect(mergeListings([wordy, priced])).toMatchObject({ price: 900_000, displayPrice: '$900,000' })
  })

  it('has every open-home slot once, and the next one that is not over', () => {
    const home = mergeListings([domain, feed], '2026-11-21T00:00:00.000Z')
    expect(home.inspections).toEqual([
      slot('2026-11-20T00:00:00.000Z'),
      slot('2026-11-28T00:00:00.000Z', '2026-11-28T00:30:00.000Z'),
    ])
    expect(home).toMatchObject({ openHome: true, openHomeDate: '2026-11-28T00:00:00.000Z' })
    expect(mergeListings([domain, feed], '2026-12-24T00:00:00.000Z').openHome).toBe(false)
  })

  it('is active while any advert is, and sold rather than gone', () => {
    const withStatus = (status: 'active' | 'sold' | 'gone', id: string) => aListing({ id, status })
    expect(mergeListings([withStatus('sold', 'a:1'), withStatus('active', 'b:1')]).status).toBe('active')
    expect(mergeListings([withStatus('gone', 'a:1'), withStatus('sold', 'b:1')]).status).toBe('sold')
  })

  it('has no slots once it is off the market', () => {
    expect(mergeListings([{ ...feed, status: 'sold' }])).toMatchObject({ inspections: [], auction: false })
  })

  it('conforms to the contract', () => {
    const home = { ...mergeListings([domain, feed]), id: 'p1', revision: 1, updatedAt: '2026-11-21T00:00:00.000Z' }
    expect(PropertySnapshot.safeParse(home).error).toBeUndefined()
  })
})

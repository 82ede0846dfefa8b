import { PropertySnapshot } from '@verandah/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../../providers/domain/listing.ts'
import { aListing } from '../../providers/testing/a-listing.ts'
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

describe('the home behind several adverts', () => {
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

  it('passes by an advert that was stored before there was the field', () => {
    const { parking: _, ...old } = feed
    expect(mergeListings([old as Listing, { ...domain, parking: 2 }]).parking).toBe(2)
  })

  it('keeps price, range and words of one advert together', () => {
    const wordy = aListing({
      id: 'domain:9',
      price: null,
      displayPrice: 'Contact agent',
      listedAt: '2026-11-01T00:00:00.000Z',
    })
    const priced = aListing({ id: 'domain:8', price: 900_000, displayPrice: '$900,000' })
    expect(mergeListings([wordy, priced])).toMatchObject({ price: 900_000, displayPrice: '$900,000' })
  })

  it('is open at every slot once, and next at the one that is not over', () => {
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

  it('is described by the best of its adverts: on the market, real, the agency’s own, then the newest', () => {
    const worst = { id: 'a:1', status: 'underOffer', isSample: true, listedAt: null } as const
    const better = [
      { ...worst, status: 'active' },
      { ...worst, isSample: false },
      { ...worst, provider: 'reaxml' },
      { ...worst, listedAt: '2026-11-01T00:00:00.000Z' },
    ] as const
    for (const advert of better) {
      const adverts = [aListing(worst), aListing({ ...advert, id: 'z:9', sourceName: 'The better one' })]
      expect(mergeListings(adverts).source).toBe('The better one')
      expect(mergeListings(adverts.toReversed()).source).toBe('The better one')
    }
    const [newer, older] = ['2026-11-02', '2026-11-01'].map((day) => `${day}T00:00:00.000Z`)
    const inOrder = [
      aListing({ id: 'd', status: 'active', isSample: true, listedAt: older! }),
      aListing({ id: 'e', status: 'underOffer', provider: 'reaxml', listedAt: older! }),
      aListing({ id: 'c', status: 'underOffer', listedAt: newer! }),
      aListing({ id: 'a', status: 'underOffer', listedAt: older! }),
      aListing({ id: 'b', status: 'underOffer', listedAt: older! }),
      aListing({ id: 'f', status: 'sold', provider: 'reaxml', listedAt: newer! }),
    ]
    for (const adverts of [inOrder, inOrder.toReversed()])
      expect(mergeListings(adverts).sources.map(({ listingId }) => listingId)).toEqual(['d', 'e', 'c', 'a', 'b', 'f'])
  })

  it('needs an advert', () => {
    expect(() => mergeListings([])).toThrow('without an advert')
  })

  it('names each advert with its address and whether it is a sample', () => {
    const advert = aListing({ url: 'https://listings.example/1', isSample: true })
    expect(mergeListings([advert]).sources).toEqual([
      { listingId: 'domain:1', provider: 'domain', name: 'Domain', url: 'https://listings.example/1', isSample: true },
    ])
  })

  it('has the whole address and the place on the map of the best advert that gives them', () => {
    const best = aListing({ provider: 'reaxml', address: 'Richmond', streetNumber: '39', street: null, latitude: -37 })
    const noNumber = aListing({ id: 'b', address: 'Example Street', streetNumber: null, longitude: 144 })
    const whole = aListing({ id: 'c', address: '39 Example Street', latitude: -38, longitude: 145 })
    expect(mergeListings([best, noNumber, whole])).toMatchObject({
      ...{ address: '39 Example Street', latitude: -38, longitude: 145 },
    })
    expect(mergeListings([best, noNumber])).toMatchObject({ address: 'Richmond', latitude: -37, longitude: null })
  })

  it('is called by the first title that there is, or by its address', () => {
    const untitled = aListing({ provider: 'reaxml', title: '' })
    expect(mergeListings([untitled, aListing({ id: 'b' })]).title).toBe('A home with a verandah')
    expect(mergeListings([untitled]).title).toBe('39 Example Street, Richmond VIC 3121')
  })

  it.each([
    ['a price', { price: 900_000 }],
    ['the lower end of a range', { priceFrom: 900_000 }],
    ['the upper end of a range', { priceTo: 900_000 }],
  ])('costs what the best advert says that has %s', (_words, over) => {
    const unpriced = { price: null, priceFrom: null, priceTo: null }
    const silent = aListing({ provider: 'reaxml', ...unpriced, displayPrice: 'Auction' })
    const priced = aListing({ id: 'b', ...unpriced, ...over })
    expect(mergeListings([silent, priced])).toMatchObject({ ...unpriced, ...over, displayPrice: 'Auction' })
    expect(mergeListings([silent])).toMatchObject({ ...unpriced, displayPrice: 'Auction' })
  })

  it('is shown by the pictures of the advert with most of them, its floor plans last and none twice', () => {
    const few = aListing({ provider: 'reaxml', images: ['https://b/1', 'https://b/2'], floorplans: ['https://b/plan'] })
    const many = aListing({ id: 'b', images: ['1', '2', '1'], floorplans: ['2', 'plan'] })
    const asMany = aListing({ id: 'c', images: ['7', '8', '9'] })
    expect(mergeListings([few, many, asMany])).toMatchObject({ imageUrl: '1', images: ['1', '2', 'plan'] })
    expect(mergeListings([aListing()])).toMatchObject({ imageUrl: null, images: [] })
  })

  it('is listed since its first advert, and claims what any of them does', () => {
    const [first, second] = [
      aListing({ id: 'b', listedAt: '2026-11-01T00:00:00.000Z', hasView: true }),
      aListing({ provider: 'reaxml', listedAt: '2026-11-02T00:00:00.000Z', isWellLit: false }),
    ]
    const home = mergeListings([second!, first!, aListing({ id: 'c' })])
    expect(home).toMatchObject({ listedAt: '2026-11-01T00:00:00.000Z', hasView: true, isWellLit: false })
    expect(mergeListings([aListing()]).listedAt).toBeNull()
  })

  it('is open and auctioned as adverts on the market say, under offer too', () => {
    const auctionDate = '2026-12-05T00:00:00.000Z'
    const [sold, underOffer] = (['sold', 'underOffer'] as const).map((status) =>
      aListing({ id: status, status, isAuction: true, auctionDate, inspections: [slot('2026-11-28T00:00:00.000Z')] }),
    )
    const active = aListing({ id: 'active', auctionDate: '2026-12-06T00:00:00.000Z' })
    expect(mergeListings([active, sold!])).toMatchObject({
      ...{ inspections: [], auction: false, auctionDate: '2026-12-06T00:00:00.000Z' },
    })
    expect(mergeListings([sold!, underOffer!])).toMatchObject({ auction: true, auctionDate, openHome: true })
  })

  it('is a home as the contract has it', () => {
    const home = { ...mergeListings([domain, feed]), id: 'p1', revision: 1, updatedAt: '2026-11-21T00:00:00.000Z' }
    expect(PropertySnapshot.safeParse(home).error).toBeUndefined()
  })
})

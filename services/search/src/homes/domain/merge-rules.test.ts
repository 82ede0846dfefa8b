import { describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { mergeListings as merge } from './merge-listings.ts'

const mergeListings = (adverts: Parameters<typeof merge>[0]) =>
  merge(adverts, { isFirstHand: (provider) => provider === 'reaxml' })
const slot = (start: string) => ({ start, end: null })

describe('the adverts of a home', () => {
  it('are ranked: on the market first, then real, then the agency’s own, then the newest', () => {
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

  it('must not be empty', () => {
    expect(() => mergeListings([])).toThrow('without an advert')
  })

  it('are listed with their URL and whether they are samples', () => {
    const advert = aListing({ url: 'https://listings.example/1', isSample: true })
    expect(mergeListings([advert]).sources).toEqual([
      { listingId: 'domain:1', provider: 'domain', name: 'Domain', url: 'https://listings.example/1', isSample: true },
    ])
  })

  it('determine its full address and point by the best one with both', () => {
    const best = aListing({ provider: 'reaxml', address: 'Richmond', streetNumber: '39', street: null, latitude: -37 })
    const noNumber = aListing({ id: 'b', address: 'Example Street', streetNumber: null, longitude: 144 })
    const whole = aListing({ id: 'c', address: '39 Example Street', latitude: -38, longitude: 145 })
    expect(mergeListings([best, noNumber, whole])).toMatchObject({
      address: '39 Example Street',
      latitude: -38,
      longitude: 145,
    })
  })

  it('determine its address by the one that names the lot', () => {
    const plain = aListing({ provider: 'reaxml', address: '39 Boronia Road' })
    const lot = aListing({ id: 'b', lot: '3', address: 'Lot 3, 39 Boronia Road' })
    expect(mergeListings([plain, lot]).address).toBe('Lot 3, 39 Boronia Road')
  })

  it('place it at its suburb when all hide the street or the number, and mark that', () => {
    const richmond = { latitude: -37.82, longitude: 145 }
    const merged = (adverts: ReturnType<typeof aListing>[], known: typeof richmond | undefined = richmond) =>
      merge(adverts, { isFirstHand: () => false, pointOfSuburb: () => known })
    const there = { latitude: -37.8234, longitude: 144.9987 }
    const noStreet = aListing({ id: 'a', street: null, ...there })
    const noNumber = aListing({ id: 'b', streetNumber: null, ...there })
    expect(merged([noStreet, noNumber])).toMatchObject({ ...richmond, isAtDoor: false })
    expect(merged([aListing()])).toMatchObject({ ...richmond, isAtDoor: false })
    expect(merged([noStreet, aListing({ id: 'c', ...there })])).toMatchObject(there)
    expect(merged([noStreet, aListing({ id: 'c', ...there })])).not.toHaveProperty('isAtDoor')
    expect(mergeListings([noStreet])).toMatchObject({ latitude: null, longitude: null, isAtDoor: false })
  })

  it('determine its title by the first one with a title, else its address', () => {
    const untitled = aListing({ provider: 'reaxml', title: '' })
    expect(mergeListings([untitled, aListing({ id: 'b' })]).title).toBe('A home with a verandah')
    expect(mergeListings([untitled]).title).toBe('39 Example Street, Richmond VIC 3121')
  })
})

describe('a home’s value from several adverts', () => {
  it.each([
    ['a price', { price: 900_000 }],
    ['the lower end of a range', { priceFrom: 900_000 }],
    ['the upper end of a range', { priceTo: 900_000 }],
  ])('of its price is from the best one that has %s', (_words, over) => {
    const unpriced = { price: null, priceFrom: null, priceTo: null }
    const silent = aListing({ provider: 'reaxml', ...unpriced, displayPrice: 'Auction' })
    const priced = aListing({ id: 'b', ...unpriced, ...over })
    const secret = aListing({ ...silent, hiddenPrice: 1_234_567 })
    expect(mergeListings([secret, priced])).toMatchObject({
      ...unpriced,
      ...over,
      displayPrice: null,
      hiddenPrice: null,
    })
    expect(mergeListings([silent, secret])).toMatchObject({ ...unpriced, hiddenPrice: 1_234_567 })
    expect(mergeListings([silent])).toMatchObject({ ...unpriced, displayPrice: 'Auction' })
  })

  it('never combines rooms and price that no advert has together', () => {
    const flat = aListing({
      provider: 'reaxml',
      bedrooms: 1,
      bathrooms: null,
      price: null,
      displayPrice: 'From $850,000',
      priceFrom: 850_000,
    })
    const dear = aListing({
      id: 'b',
      bedrooms: 3,
      bathrooms: 2,
      price: null,
      displayPrice: 'Starting from $2,000,000',
      priceFrom: 2_000_000,
    })
    const silent = aListing({ id: 'c', bedrooms: null, bathrooms: 1, parking: 1, price: null })
    expect(mergeListings([dear, silent, flat])).toMatchObject({
      bedrooms: 1,
      bathrooms: 1,
      priceFrom: 850_000,
      displayPrice: 'From $850,000',
    })
    const wordy = { ...flat, priceFrom: null, displayPrice: null }
    expect(mergeListings([wordy, dear])).toMatchObject({ bedrooms: 1, priceFrom: null, displayPrice: null })
  })

  it('of pictures is from the advert with most of them, floor plans last and without duplicates', () => {
    const few = aListing({ provider: 'reaxml', images: ['https://b/1', 'https://b/2'], floorplans: ['https://b/plan'] })
    const many = aListing({ id: 'b', images: ['1', '2', '1'], floorplans: ['2', 'plan'] })
    const asMany = aListing({ id: 'c', images: ['7', '8', '9'] })
    expect(mergeListings([few, many, asMany])).toMatchObject({ imageUrl: '1', images: ['1', '2', 'plan'] })
    expect(mergeListings([aListing()])).toMatchObject({ imageUrl: null, images: [] })
  })

  it('of the listing date is the earliest, and claims are combined', () => {
    const first = aListing({ id: 'b', listedAt: '2026-11-01T00:00:00.000Z', hasModernInterior: true })
    const second = aListing({ provider: 'reaxml', listedAt: '2026-11-02T00:00:00.000Z', hasPremiumFeatures: false })
    const home = mergeListings([second, first, aListing({ id: 'c' })])
    expect(home).toMatchObject({
      listedAt: '2026-11-01T00:00:00.000Z',
      hasModernInterior: true,
      hasPremiumFeatures: false,
    })
    expect(mergeListings([aListing()]).listedAt).toBeNull()
  })

  it('of open homes and auctions is from the current adverts, including those under offer', () => {
    const auctionDate = '2026-12-05T00:00:00.000Z'
    const [sold, underOffer] = (['sold', 'underOffer'] as const).map((status) =>
      aListing({ id: status, status, isAuction: true, auctionDate, inspections: [slot('2026-11-28T00:00:00.000Z')] }),
    )
    const active = aListing({ id: 'active', auctionDate: '2026-12-06T00:00:00.000Z' })
    expect(mergeListings([active, sold!])).toMatchObject({
      inspections: [],
      auction: false,
      auctionDate: '2026-12-06T00:00:00.000Z',
    })
    expect(mergeListings([sold!, underOffer!])).toMatchObject({ auction: true, auctionDate, openHome: true })
  })
})

import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'
import { aPropTrackListing } from './testing/a-proptrack-listing.ts'

const setting = {
  isSample: false,
  year: 2026,
  suburbs: [],
  disclaimer: 'As supplied.',
  imageUrl: 'https://images.example/{sha}/image.{extension}',
}
const listingOf = (overrides: Parameters<typeof aPropTrackListing>[0] = {}) => {
  const listing = readListing(aPropTrackListing(overrides), 1, setting)
  if ('reason' in listing) throw new Error(listing.reason)
  return listing
}
const reasonOf = (given: unknown) => {
  const read = readListing(given, 3, setting)
  return 'reason' in read ? read : null
}

it('a listing of PropTrack is mapped field by field', () => {
  expect(listingOf()).toMatchObject({
    id: 'proptrack:143385424',
    provider: 'proptrack',
    sourceId: '143385424',
    sourceName: 'PropTrack',
    isSample: false,
    status: 'active',
    title: '1/67 Wattle Rd, Box Hill',
    unit: '1',
    streetNumber: '67',
    street: 'Wattle Rd',
    suburb: 'Box Hill',
    state: 'VIC',
    postcode: '3128',
    address: '1/67 Wattle Rd, Box Hill',
    latitude: -37.8166847,
    longitude: 145.123489,
    bedrooms: 3,
    bathrooms: 2,
    parking: 1,
    landSize: 615,
    propertyType: 'Townhouse',
    propertyAge: 'Established',
    features: ['Solar panels', 'In-ground swimming pool', 'Built-in wardrobes'],
    description: 'A sun-filled townhouse.\n\nFEATURING\n* Deck & garden',
    images: ['https://images.example/aaa/image.jpg', 'https://images.example/bbb/image.jpg'],
    floorplans: ['https://images.example/ccc/image.png'],
    url: null,
    inspections: [],
    listedAt: '2026-11-01T13:00:00.000Z',
    agency: { id: 'AXXYYY', name: 'Sample & Sons' },
    agent: 'A. Agent',
    particulars: {
      floorArea: 143,
      energyRating: 6,
      yearBuilt: 1998,
      statementOfInformation: 'https://documents.example/1.pdf',
      video: 'https://video.example/embed/1',
      disclaimer: 'As supplied.',
      tour: null,
      project: null,
    },
  })
})

describe('a listing of PropTrack', () => {
  it('has the auction at the instant with an offset, whatever the local time beside it', () => {
    expect(listingOf()).toMatchObject({ auctionDate: '2026-12-05T01:00:00.000Z', isAuction: true })
    expect(listingOf({ auctionDateTime: null }).auctionDate).toBe('2026-12-05T02:00:00.000Z')
    expect(listingOf({ auctionDateTime: null, auctionTime: null })).toMatchObject({
      auctionDate: null,
      isAuction: true,
    })
    expect(listingOf({ auctionResult: 'passedIn' })).toMatchObject({ auctionDate: null, isAuction: false })
  })

  it('shows its price text: its number is not permitted for display', () => {
    const wordy = listingOf({ listingPrice: 1_234_567, priceDescription: 'Forthcoming Auction' })
    expect(wordy).toMatchObject({ price: null, displayPrice: 'Forthcoming Auction', isAuction: true })
    expect(listingOf({ listingPrice: 998_000, priceDescription: 'Offers over $1,000,000' }).priceFrom).toBe(1_000_000)
  })

  it('is under offer, sold or gone', () => {
    expect(listingOf({ priceDescription: 'Under Contract' }).status).toBe('underOffer')
    expect(listingOf({ status: 'sold' }).status).toBe('sold')
    expect(listingOf({ status: 'notSold' }).status).toBe('gone')
  })

  it.each([
    [{ propertyType: 'unit', propertySubType: 'apartment' }, 'Apartment'],
    [{ propertyType: 'unit', propertySubType: 'villa' }, 'Townhouse'],
    [{ propertyType: 'unit', propertySubType: 'warehouse' }, 'Apartment'],
    [{ propertyType: 'unit', propertySubType: 'unitblock' }, 'Other'],
    [{ propertyType: 'house', propertySubType: 'duplex_semi_detached' }, 'House'],
    [{ propertyType: 'house', propertySubType: 'acreage' }, 'Acreage'],
    [{ propertyType: 'house', propertySubType: 'dairy' }, 'Acreage'],
    [{ propertyType: 'land', propertySubType: 'residential_land' }, 'Land'],
    [{ propertyType: 'land', propertySubType: null }, 'Land'],
  ])('of the type %j is of ours', (attributes, type) => {
    expect(listingOf({ attributes }).propertyType).toBe(type)
  })

  it('is marked as rural, for retirees or new', () => {
    const codes = (propertySubType: string) => listingOf({ attributes: { propertySubType, features: [] } }).features
    expect([codes('cropping'), codes('retire')]).toEqual([['isRural: true'], ['isRetirement: true']])
    const isNew = listingOf({ attributes: { yearBuilt: null, features: ['newConstruction', 'smokers'] } })
    expect(isNew).toMatchObject({ propertyAge: 'Modern', features: [] })
  })
})

describe('a listing of PropTrack that is not as documented', () => {
  it('keeps valid fields when others are missing or not as documented', () => {
    const { listingId, address } = aPropTrackListing()
    const bare = readListing(
      { listingId, address, images: [null, { id: 'x.jpg', extension: 7 }], attributes: 3 },
      1,
      setting,
    )
    expect(bare).toMatchObject({ suburb: 'Box Hill', bedrooms: null, images: [], price: null, isAuction: false })
  })

  it('is rejected with a reason when it has no id, no place, or is for rent', () => {
    expect(reasonOf({ status: 'current' })).toMatchObject({ position: 3, listing: null })
    expect(reasonOf(aPropTrackListing({ address: { fullAddress: null } }))?.reason).toMatch(/does not name a suburb/)
    expect(reasonOf(aPropTrackListing({ listingType: 'rent' }))).toMatchObject({
      listing: '143385424',
      reason: 'It is for rent.',
    })
    expect(reasonOf(aPropTrackListing({ priceDescription: '$715 per week' }))).toMatchObject({
      reason: 'It is for rent.',
    })
  })

  it('never contains a URL outside the web', () => {
    const images = [{ id: '../x', sha: '../../x', extension: 'jpg', type: 'image', orderIndex: 0 }]
    expect(listingOf({ images }).images).toEqual(['https://images.example/..%2F..%2Fx/image.jpg'])
  })
})

import { describe, expect, it } from 'vitest'
import { ProviderUnavailable } from '../provider-failures.ts'
import { readSearchReply } from './read-search-reply.ts'
import { aDomainListing, aDomainResult } from './testing/a-domain-result.ts'

const setting = { isSample: true, year: 2026 }
const read = (...results: unknown[]) => readSearchReply(results, setting)
const listingOf = (overrides: Parameters<typeof aDomainListing>[0] = {}) => {
  const [listing] = read(aDomainResult(overrides)).listings
  if (!listing) throw new Error('The listing was rejected')
  return listing
}

it.each([
  ['streetOnly', 'Elland Avenue', 'Elland Avenue, Box Hill'],
  ['areaOnly', null, 'Box Hill'],
])(
  'a listing of Domain shows no more of its address than its agent allows: %s',
  (displayAddressType, street, address) => {
    const listing = listingOf({ propertyDetails: { displayAddressType } })
    const hidden = { unit: null, streetNumber: null, latitude: null, longitude: null }
    expect(listing).toMatchObject({ ...hidden, street, address })
  },
)

describe('a listing of Domain', () => {
  it('is mapped field by field', () => {
    expect(listingOf()).toMatchObject({
      id: 'domain:2016241957',
      provider: 'domain',
      sourceId: '2016241957',
      isSample: true,
      status: 'active',
      title: 'Light & bright',
      unit: '110',
      streetNumber: '2',
      street: 'Elland Avenue',
      suburb: 'Box Hill',
      state: 'VIC',
      postcode: '3128',
      address: '110/2 Elland Avenue, Box Hill',
      bedrooms: 2,
      bathrooms: 2,
      parking: 1,
      landSize: null,
      propertyType: 'Apartment',
      propertyAge: null,
      features: ['Solar panels', 'Built-in wardrobes'],
      images: ['https://images.example/1.jpg'],
      url: 'https://www.domain.com.au/110-2-elland-avenue-box-hill-vic-3128-2016241957',
      latitude: -37.8166847,
      longitude: 145.123489,
      agency: { id: '24636', name: 'Sample & Sons' },
      agent: 'A. Agent',
    })
  })

  it('has its times in UTC, by the time zone of its place', () => {
    expect(listingOf()).toMatchObject({
      timeZone: 'Australia/Melbourne',
      auctionDate: '2026-11-28T01:00:00.000Z',
      isAuction: true,
      inspections: [{ start: '2026-11-26T02:00:00.000Z', end: '2026-11-26T02:30:00.000Z' }],
    })
    const inBrisbane = listingOf({ propertyDetails: { state: 'QLD', suburb: 'NEW FARM', postcode: '4005' } })
    expect(inBrisbane.auctionDate).toBe('2026-11-28T02:00:00.000Z')
  })

  it('has text without markup', () => {
    expect(listingOf().description).toBe('If you’re looking for space…\nSun-drenched living…')
  })

  it('is priced by the text in its number fields', () => {
    expect(listingOf()).toMatchObject({ price: null, priceFrom: 1_200_000, priceTo: 1_300_000 })
    const secret = listingOf({ priceDetails: { displayPrice: 'Auction', priceFrom: 1_200_000, priceTo: 1_300_000 } })
    expect(secret).toMatchObject({ price: null, priceFrom: null, priceTo: null, hiddenPrice: 1_250_000 })
    expect(listingOf({ priceDetails: { displayPrice: 'For Sale' } })).toMatchObject({ price: null, hiddenPrice: null })
    expect(listingOf({ priceDetails: undefined })).toMatchObject({ price: null, displayPrice: null })
  })

  it('has the unit from the street number', () => {
    const joined = listingOf({ propertyDetails: { unitNumber: '', streetNumber: '105/569' } })
    expect(joined).toMatchObject({ unit: '105', streetNumber: '569' })
  })

  it('is under offer or sold according to its labels', () => {
    expect(listingOf({ labels: ['Under Offer'] }).status).toBe('underOffer')
    expect(listingOf({ labels: ['Sold 12 Nov'] }).status).toBe('sold')
  })

  it('is marked as rural or for retirees', () => {
    const details = { propertyType: 'RetirementVillage', allPropertyTypes: [], isRural: true, features: [] }
    expect(listingOf({ propertyDetails: details }).features).toEqual(['isRural: true', 'isRetirement: true'])
  })

  it('keeps valid fields when others are not as documented', () => {
    const odd = listingOf({
      media: 'none',
      inspectionSchedule: { times: [{ openingTime: 7 }, { openingTime: 'soon' }] },
      propertyDetails: { bedrooms: 'two', latitude: 0, longitude: 0, features: null, postcode: '3128' },
    })
    expect(odd).toMatchObject({ images: [], inspections: [], bedrooms: null, latitude: null, bathrooms: 2 })
  })

  it('never contains a URL outside the web', () => {
    const media = [{ category: 'Image', url: 'javascript:alert(1)' }]
    expect(listingOf({ media }).images).toEqual([])
    expect(listingOf({ listingSlug: '//evil.example/x' }).url).toBeNull()
  })
})

describe('further fields of a listing of Domain', () => {
  it('has no particulars where the reply has none, and no invalid tour URL', () => {
    expect(listingOf().particulars).toBeUndefined()
    expect(listingOf({ matterport: { interior: { matterportKey: '"><script>' } } }).particulars).toBeUndefined()
  })

  it('hides the number of a price that may not be shown, and keeps text without one', () => {
    const worded = { displayPrice: 'Contact agent', price: 600_000, canDisplayPrice: false }
    expect(listingOf({ priceDetails: worded })).toMatchObject({ displayPrice: 'Contact agent', hiddenPrice: 600_000 })
  })
})

describe('a search reply of Domain', () => {
  it('never loses a listing because of a broken neighbour', () => {
    const { listings, rejected, results } = read(
      aDomainResult({ id: 1 }),
      null,
      { type: 'PropertyListing', listing: { id: 2 } },
      aDomainResult({ id: 3, propertyDetails: { postcode: '' } }),
      aDomainResult({ id: 4, listingType: 'Rent' }),
      aDomainResult({ id: 5, propertyDetails: { propertyType: 'CarSpace' } }),
      aDomainResult({ id: 6 }),
    )
    expect(results).toBe(7)
    expect(listings.map(({ sourceId }) => sourceId)).toEqual(['1', '6'])
    expect(rejected.map(({ position, listing }) => [position, listing])).toEqual([
      [2, null],
      [3, '2'],
      [4, '3'],
      [5, '4'],
      [6, '5'],
    ])
    expect(rejected[2]?.reason).toBe('It has no postcode.')
  })

  it('lists the homes of a project separately, without the project’s starting price', () => {
    const project = {
      state: 'VIC',
      suburb: 'BOX HILL',
      displayableAddress: '1 Tower Road, Box Hill',
      priceFrom: 700_000,
    }
    const children = [
      aDomainListing({
        id: 11,
        priceDetails: {},
        propertyDetails: { displayableAddress: undefined, suburb: undefined },
      }),
      aDomainResult({ id: 12 }),
    ]
    const { listings } = read({ type: 'Project', project, listings: children })
    expect(listings.map(({ sourceId }) => sourceId)).toEqual(['11', '12'])
    expect(listings[1]).toMatchObject({ priceFrom: 1_200_000, priceTo: 1_300_000 })
    expect(listings[0]).toMatchObject({ suburb: 'Box Hill', address: '1 Tower Road, Box Hill' })
    expect(listings[0]).toMatchObject({ price: null, priceFrom: null, priceTo: null })
  })

  const rents = ['$715 per week', '$715pw', 'From $700 - $750 p/w', '$3,100 pcm']
  it.each(rents)('for rent is rejected: %s', (displayPrice) => {
    const { listings, rejected } = read(aDomainResult({ id: 1, priceDetails: { displayPrice, price: 715 } }))
    expect([listings, rejected]).toMatchObject([[], [{ listing: '1', reason: 'It is for rent.' }]])
  })

  const letWhileSold = ['$650,000, let at $715 per week', 'Auction (currently $715 per week)', 'Leased at $715 pw']
  it.each(letWhileSold)('for sale that also states a rent is kept: %s', (displayPrice) => {
    expect(read(aDomainResult({ id: 1, priceDetails: { displayPrice } })).listings).toHaveLength(1)
  })

  it('names the project of each home, and reports a project without homes as rejected', () => {
    const project = { id: 7, name: 'The Mill', state: 'VIC', suburb: 'BOX HILL' }
    const { listings } = read({ type: 'Project', project, listings: [aDomainListing({ id: 11 })] })
    expect(listings[0]?.particulars?.project).toEqual({ id: '7', name: 'The Mill', url: null })
    const { rejected } = read({ type: 'Project', project, listings: [] }, { type: 'Project', project })
    expect(rejected.map(({ listing }) => listing)).toEqual(['7', '7'])
  })

  it('is the same in the format of the newer search', () => {
    const results = [aDomainResult({ id: 1 }), null]
    expect(readSearchReply({ results, totalResults: 1, page: 1 }, setting)).toEqual(readSearchReply(results, setting))
    expect(readSearchReply({ results }, setting).listings).toHaveLength(1)
  })

  it('is a provider failure when it is no list', () => {
    expect(() => readSearchReply({ homes: [] }, setting)).toThrow(ProviderUnavailable)
    expect(() => readSearchReply({ results: 12 }, setting)).toThrow(ProviderUnavailable)
    expect(readSearchReply(undefined, setting).results).toBe(0)
  })
})

import type { PropertyType, SearchFilters } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aListing } from '../testing/a-listing.ts'
import { matchesFilters } from './matches-filters.ts'

const filters: SearchFilters = { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }], maxPages: 5 }
const fits = (home: Parameters<typeof aListing>[0], bounds: Partial<SearchFilters> = {}) =>
  matchesFilters(aListing(home), { ...filters, ...bounds })

describe('a home matches the wishes of a search', () => {
  const pool = (value: string) => ({ name: 'pool' as const, value })
  const [must, prefer] = (['must', 'prefer'] as const).map((wish) => ({ facts: [{ ...pool('shared'), wish }] }))
  const withPool = (value: string) => aListing({ facts: [{ ...pool(value), basis: 'description', quote: null }] })

  it.each([
    ['that it is known to meet', withPool('yes'), true],
    ['that it is known to meet just so', withPool('shared'), true],
    ['of which nobody knows', aListing(), true],
    ['that it is known not to meet', withPool('no'), false],
  ])('that it must have and %s: %#', (_words, home, isFitting) => {
    expect(matchesFilters(home, { ...filters, ...must })).toBe(isFitting)
    expect(matchesFilters(home, { ...filters, ...prefer })).toBe(true)
  })

  it('according to its buyer’s corrections', () => {
    expect(matchesFilters(withPool('yes'), { ...filters, ...must }, { facts: [pool('no')] })).toBe(false)
    expect(matchesFilters(withPool('no'), { ...filters, ...must }, { facts: [pool('yes')] })).toBe(true)
  })
})

describe('a home matches a search', () => {
  it('in one of its localities, and not elsewhere', () => {
    expect(fits({})).toBe(true)
    expect(fits({ suburb: 'RICHMOND' })).toBe(true)
    expect(fits({ suburb: 'Cremorne' })).toBe(false)
    expect(fits({ state: 'NSW', postcode: '2753' })).toBe(false)
    expect(
      fits(
        { suburb: 'Cremorne' },
        { locations: [...filters.locations, { suburb: 'Cremorne', state: 'VIC', postcode: '3121' }] },
      ),
    ).toBe(true)
  })

  it('when it is of one of several types', () => {
    const types = { propertyType: 'House', propertyTypes: ['House', 'Townhouse'] } as const
    const isFound = (propertyType: PropertyType) =>
      fits({ propertyType }, { ...types, propertyTypes: [...types.propertyTypes] })
    expect((['House', 'Townhouse', 'Apartment'] as const).map(isFound)).toEqual([true, true, false])
    expect(fits({ propertyType: 'Townhouse' }, { propertyType: 'House' })).toBe(false)
  })

  it('when it is over the maximum by no more than was allowed', () => {
    const over = { maxPrice: 780_000, maxOver: 40_000 }
    expect([820_000, 820_001].map((price) => fits({ price }, over))).toEqual([true, false])
    expect(fits({ price: 780_001 }, { maxPrice: 780_000 })).toBe(false)
  })

  it('when its price range overlaps the requested one', () => {
    expect(fits({ priceFrom: 800_000, priceTo: 850_000, price: 825_000 }, { maxPrice: 800_000 })).toBe(true)
    expect(fits({ priceFrom: 801_000, priceTo: 850_000, price: 825_000 }, { maxPrice: 800_000 })).toBe(false)
    expect(fits({ price: 700_000 }, { minPrice: 700_001 })).toBe(false)
    expect(fits({ price: null, priceFrom: 590_000 }, { minPrice: 649_000 })).toBe(true)
    expect(fits({ price: null, priceFrom: 590_000 }, { minPrice: 649_001 })).toBe(false)
  })

  it('by the middle of the vendor’s band where the advert shows no price, and by the advert alone where it shows one', () => {
    const auction = { price: null, displayPrice: 'Auction', hiddenPrice: 1_234_567 }
    expect(fits(auction, { minPrice: 1_200_000, maxPrice: 1_250_000 })).toBe(true)
    expect(fits(auction, { maxPrice: 1_249_999 })).toBe(false)
    expect(fits(auction, { minPrice: 1_250_001 })).toBe(false)
    expect(fits({ ...auction, priceFrom: 900_000, priceTo: 990_000 }, { maxPrice: 1_000_000 })).toBe(true)
  })

  it('without a price, whatever the requested one', () => {
    expect(fits({ price: null }, { minPrice: 500_000, maxPrice: 600_000 })).toBe(true)
  })

  it('without a land size only while none is required', () => {
    expect(fits({ landSize: null })).toBe(true)
    expect(fits({ landSize: null }, { minLandSize: 0 })).toBe(true)
    expect(fits({ landSize: null }, { minLandSize: 1 })).toBe(false)
    expect(fits({ landSize: 180 }, { minLandSize: 180 })).toBe(true)
  })

  it('with enough or unknown rooms, unless it is land', () => {
    expect(fits({ bedrooms: 2 }, { minBedrooms: 3 })).toBe(false)
    expect(fits({ bedrooms: null }, { minBedrooms: 3 })).toBe(true)
    expect(fits({ bathrooms: 1 }, { minBathrooms: 2 })).toBe(false)
    expect(fits({ parking: 0 }, { minParking: 1 })).toBe(false)
    expect(fits({ propertyType: 'Land', bedrooms: null }, { minBedrooms: 1 })).toBe(false)
  })

  it('of the requested type, while it is for sale', () => {
    expect(fits({ propertyType: 'House' }, { propertyType: 'Townhouse' })).toBe(false)
    expect(fits({ status: 'underOffer' })).toBe(true)
    expect(fits({ status: 'sold' })).toBe(false)
    expect(fits({ status: 'gone' })).toBe(false)
  })
})

import {
  aDomainListing,
  aDomainResult,
  aPropTrackListing,
  readListing,
  readSearchReply,
} from '@verandah/listing-providers/testing'
import { describe, expect, it } from 'vitest'
import { describeListing } from './describe-listing.ts'
import { placeOf } from '@verandah/listing-providers/same-home'

const domainListing = (overrides: Parameters<typeof aDomainListing>[0] = {}) => {
  const [listing] = readSearchReply([aDomainResult(overrides)], { isSample: true, year: 2026 }).listings
  if (!listing) throw new Error('The listing was rejected')
  return describeListing(listing)
}

const propTrackListing = (overrides: Parameters<typeof aPropTrackListing>[0] = {}) => {
  const setting = {
    isSample: false,
    year: 2026,
    suburbs: [],
    disclaimer: null,
    imageUrl: 'https://images.example/{sha}',
  }
  const listing = readListing(aPropTrackListing(overrides), 1, setting)
  if ('reason' in listing) throw new Error(listing.reason)
  return describeListing(listing)
}

describe('a listing of Domain', () => {
  it('has the facts of its fields and of its words', () => {
    expect(domainListing()).toMatchObject({
      facts: [
        { name: 'solarPanels', basis: 'provider' },
        { name: 'light', basis: 'description' },
      ],
    })
  })

  it('whose unit is in the street number has the same address key', () => {
    const split = domainListing({ propertyDetails: { unitNumber: '105', streetNumber: '569' } })
    const joined = domainListing({ propertyDetails: { unitNumber: '', streetNumber: '105/569' } })
    expect(placeOf(joined)).toEqual(placeOf(split))
  })

  it('states facts in its headline too', () => {
    const { facts } = domainListing({ headline: 'Fully renovated with a pool', summaryDescription: '' })
    expect(facts).toContainEqual({
      name: 'pool',
      value: 'yes',
      basis: 'description',
      quote: 'Fully renovated with a pool',
    })
  })
})

describe('a listing of PropTrack', () => {
  it('has the fact of its energy rating, one star in the singular', () => {
    const stars = (quote: string, value: string) => ({ name: 'energyRating', value, basis: 'provider', quote })
    expect(propTrackListing().facts).toContainEqual(stars('Energy rating: 6 stars', '6'))
    expect(propTrackListing({ energyEfficiencyRating: 1 }).facts).toContainEqual(stars('Energy rating: 1 star', '1'))
  })
})

import { expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { changeOf, hasListingChanged } from './listing-changed.ts'

it('an advert adds to the history at first sight and on changes of price, text, status and slots', () => {
  const before = aListing()
  expect(hasListingChanged(null, before)).toBe(true)
  expect(hasListingChanged(before, aListing({ price: 1 }))).toBe(true)
  expect(hasListingChanged(before, aListing({ displayPrice: 'Auction' }))).toBe(true)
  expect(hasListingChanged(before, aListing({ status: 'sold' }))).toBe(true)
  expect(hasListingChanged(before, aListing({ auctionDate: '2026-12-05T00:00:00.000Z' }))).toBe(true)
  const inspections = [{ start: '2026-12-05T00:00:00.000Z', end: null }]
  expect(hasListingChanged(before, aListing({ inspections }))).toBe(true)
})

it('an advert adds nothing to the history on other changes', () => {
  expect(hasListingChanged(aListing(), aListing({ description: 'Other words', images: ['https://a/1'] }))).toBe(false)
})

it('an entry contains the state of the advert', () => {
  expect(changeOf(aListing({ status: 'sold' }), '2026-11-21T00:00:00.000Z')).toEqual({
    at: '2026-11-21T00:00:00.000Z',
    listingId: 'domain:1',
    price: 1_250_000,
    displayPrice: null,
    status: 'sold',
    inspections: [],
    auctionDate: null,
  })
})

import type { PropertyChange } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { changeOf } from './listing-changed.ts'
import { toAdvert } from './to-advert.ts'

const at = (day: number, over: Partial<PropertyChange> = {}): PropertyChange => ({
  ...changeOf(aListing(), `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`),
  ...over,
})
const dayOf = ({ at: instant }: { at: string }) => Number(instant.slice(8, 10))

describe('an advert of a home', () => {
  it('has its publisher, and its price in its own words', () => {
    const listing = aListing({
      url: 'https://listings.example/1',
      displayPrice: '$1.2m - $1.3m',
      agency: { id: '9', name: 'Lane & Co' },
      agent: 'Jo Lane',
    })
    expect(toAdvert(listing, [])).toMatchObject({
      listingId: 'domain:1',
      name: 'Domain',
      url: 'https://listings.example/1',
      displayPrice: '$1.2m - $1.3m',
      agency: 'Lane & Co',
      agent: 'Jo Lane',
    })
  })

  it('lists each change once, including slots and auctions', () => {
    const inspections = [{ start: '2026-11-28T00:00:00.000Z', end: null }]
    const { history } = toAdvert(aListing(), [
      at(1),
      at(2, { inspections }),
      at(3, { inspections }),
      at(4, { price: 1_200_000 }),
      at(5, { price: 1_200_000, auctionDate: '2026-12-05T00:00:00.000Z' }),
      at(6, { price: 1_200_000, status: 'underOffer' }),
      at(7),
    ])
    expect(history.map(dayOf)).toEqual([1, 2, 4, 5, 6, 7])
    expect(history[1]).toMatchObject({
      at: at(2).at,
      price: 1_250_000,
      displayPrice: null,
      status: 'active',
      inspections,
    })
  })

  it('keeps the first sighting and the latest changes of a long history', () => {
    const changes = Array.from({ length: 90 }, (_, index) => at(1, { price: index }))
    const prices = toAdvert(aListing(), changes).history.map(({ price }) => price)
    expect(prices).toHaveLength(40)
    expect([prices[0], prices[1], prices.at(-1)]).toEqual([0, 51, 89])
  })
})

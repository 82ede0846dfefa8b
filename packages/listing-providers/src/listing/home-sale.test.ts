import type { PropertyChange } from '@verandah/contracts'
import type { Sale } from './index.ts'
import { describe, expect, it } from 'vitest'
import { homeSaleOf, type SoldAdvert } from './home-sale.ts'

const sale: Sale = { price: 1_000_000, day: '2026-11-14', method: null }
const stepOf = (at: string, displayPrice: string): PropertyChange => ({
  at: `${at}T00:00:00.000Z`,
  listingId: 'domain:1',
  price: null,
  displayPrice,
  status: 'active',
  inspections: [],
  auctionDate: null,
})
const sold = (id: string, over: Partial<Sale> = {}, ...history: PropertyChange[]): SoldAdvert => ({
  listing: { id, status: 'sold', sale: { ...sale, ...over } },
  history,
})

describe('the sale of a home', () => {
  it('is one, whichever order its adverts are in, with the last guide of the advert that shows its price', () => {
    const cheap = stepOf('2026-10-01', '$850k')
    const dear = stepOf('2026-11-01', '$900k-$950k')
    const adverts = [
      sold('proptrack:1', { price: null, method: 'auction' }, stepOf('2026-11-10', '$700k')),
      sold('reaxml:1', {}, cheap, dear),
    ]
    const expected = { price: 1_000_000, day: '2026-11-14', method: 'auction', guide: { from: 900_000, to: 950_000 } }
    expect(homeSaleOf(adverts)).toEqual(expected)
    expect(homeSaleOf(adverts.toReversed())).toEqual(expected)
  })

  it('has the guide of another advert of the sale, else that of the sold record', () => {
    const silent = sold('domain:1', { advertisedAs: '$920,000' })
    expect(homeSaleOf([silent])?.guide).toEqual({ from: 920_000, to: 920_000 })
    const telling = sold('reaxml:1', { price: null }, stepOf('2026-11-01', '$900k-$950k'))
    expect(homeSaleOf([silent, telling])?.guide).toEqual({ from: 900_000, to: 950_000 })
  })

  it('is the latest of several, without the price and guide of an earlier one', () => {
    const before = sold('domain:1', { day: '2025-02-01' }, stepOf('2025-01-01', '$800k'))
    const withheld = sold('domain:2', { price: null })
    expect(homeSaleOf([before, withheld])).toEqual({ price: null, day: '2026-11-14', method: null, guide: null })
  })

  it('takes the day that is known where its record states none', () => {
    expect(homeSaleOf([{ ...sold('reaxml:1', { day: null }), soldOn: '2026-11-15' }])?.day).toBe('2026-11-15')
    expect(homeSaleOf([sold('reaxml:1', { day: null })])?.day).toBeNull()
  })

  it('is none while no advert says how it sold', () => {
    expect(homeSaleOf([])).toBeNull()
    const offered: SoldAdvert = { listing: { id: 'domain:1', status: 'active', sale }, history: [] }
    const silent: SoldAdvert = { listing: { id: 'domain:2', status: 'sold' }, history: [] }
    expect(homeSaleOf([offered, silent])).toBeNull()
  })
})

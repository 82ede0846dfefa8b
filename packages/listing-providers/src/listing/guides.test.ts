import type { PropertyChange } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { driftOf, guidesOf } from './guides.ts'

const days = ['01', '02', '03', '04', '05', '06']
const historyOf = (...steps: Partial<PropertyChange>[]): PropertyChange[] =>
  steps.map((step, index) => ({
    at: `2026-11-${days[index]}T00:00:00.000Z`,
    listingId: 'domain:1',
    price: null,
    displayPrice: null,
    status: 'active',
    inspections: [],
    auctionDate: null,
    ...step,
  }))

describe('the guides of an advert', () => {
  it('are the prices that it showed, each from its day on', () => {
    const history = historyOf(
      { displayPrice: 'Contact agent' },
      { displayPrice: '$900,000 - $990,000' },
      { displayPrice: '$900k-$990k' },
      { displayPrice: 'Offers over $930,000' },
      { price: 950_000 },
    )
    expect(guidesOf(history)).toEqual([
      { since: history[1]?.at, from: 900_000, to: 990_000, text: '$900,000 - $990,000' },
      { since: history[3]?.at, from: 930_000, to: null, text: 'Offers over $930,000' },
      { since: history[4]?.at, from: 950_000, to: 950_000, text: null },
    ])
  })

  it('are none of a price that is not shown, is no price, or is what the home sold for', () => {
    const sold = { status: 'sold', price: 990_000, displayPrice: 'Sold for $990,000' } as const
    const early = { status: 'underOffer', displayPrice: 'SOLD $985,000' } as const
    expect(guidesOf(historyOf({ displayPrice: 'Auction' }, { price: 999 }, early, sold))).toEqual([])
    expect(guidesOf(historyOf({ status: 'sold', price: 990_000 }))).toEqual([])
    expect(guidesOf(historyOf({ price: 1_000 }))).toMatchObject([{ from: 1_000, to: 1_000 }])
  })
})

describe('the drift of guides', () => {
  it.each([
    [['$900,000 - $990,000', '$930,000 - $1,020,000'], 30_000],
    [['$950,000', 'Offers over $920,000'], -30_000],
    [['Up to $900,000', '$850,000 - $880,000'], -20_000],
    [['Up to $900,000', 'Offers over $920,000'], null],
    [['$950,000'], null],
  ])('of %j is %d dollars', (texts, drift) => {
    expect(driftOf(guidesOf(historyOf(...texts.map((displayPrice) => ({ displayPrice })))))).toBe(drift)
  })
})

import type { PropertySnapshot } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { mergeListings } from '../../homes/domain/merge-listings.ts'
import { trackedChanges } from './tracked-changes.ts'

const now = '2026-11-20T00:00:00.000Z'
const past = { start: '2026-11-19T00:00:00.000Z', end: '2026-11-19T00:30:00.000Z' }
const coming = { start: '2026-11-21T00:00:00.000Z', end: null }

const aHome = (home: Partial<PropertySnapshot> = {}): PropertySnapshot => ({
  ...mergeListings([aListing()], { isFirstHand: () => false }),
  id: 'home-1',
  revision: 1,
  updatedAt: now,
  ...home,
})

describe('a change of a home', () => {
  it('is empty when only its text changed', () => {
    expect(trackedChanges(aHome(), aHome({ description: 'New words', images: ['a'], revision: 2 }), now)).toEqual([])
  })

  it('is its price, in figures and in words', () => {
    expect(trackedChanges(aHome(), aHome({ price: 1_100_000 }), now)).toEqual([
      {
        kind: 'price',
        before: { price: 1_250_000, displayPrice: null },
        after: { price: 1_100_000, displayPrice: null },
      },
    ])
    expect(trackedChanges(aHome(), aHome({ displayPrice: 'Offers' }), now)).toMatchObject([{ kind: 'price' }])
    expect(trackedChanges(aHome(), aHome({ priceFrom: 1 }), now)).toMatchObject([{ kind: 'price' }])
  })

  it('is its status', () => {
    expect(trackedChanges(aHome(), aHome({ status: 'underOffer' }), now)).toEqual([
      { kind: 'status', before: 'active', after: 'underOffer' },
    ])
  })

  it('is an open home that is added or cancelled, not one that is over', () => {
    expect(trackedChanges(aHome(), aHome({ inspections: [coming] }), now)).toEqual([
      { kind: 'inspections', before: [], after: [coming] },
    ])
    expect(trackedChanges(aHome({ inspections: [coming, past] }), aHome({ inspections: [coming] }), now)).toEqual([])
  })

  it('is an auction that is set, moved or cancelled, not one that was held', () => {
    const set = aHome({ auctionDate: coming.start })
    const held = aHome({ auctionDate: past.start })
    expect(trackedChanges(aHome(), set, now)).toEqual([{ kind: 'auction', before: null, after: coming.start }])
    expect(trackedChanges(set, aHome(), now)).toEqual([{ kind: 'auction', before: coming.start, after: null }])
    expect(trackedChanges(held, set, now)).toMatchObject([{ kind: 'auction' }])
    expect(trackedChanges(held, aHome(), now)).toEqual([])
  })
})

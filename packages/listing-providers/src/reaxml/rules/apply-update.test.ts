import { describe, expect, it } from 'vitest'
import { aListing } from '../../testing/a-listing.ts'
import { applyUpdate } from './apply-update.ts'

const ids = { id: 'reaxml:A-1', provider: 'reaxml', sourceId: 'A-1' }
const place = { suburb: 'Broken Hill', state: 'NSW', postcode: '2880' } as const

describe('a record of a feed', () => {
  it('creates an advert, with local times in UTC', () => {
    const listing = applyUpdate(null, {
      ...ids,
      ...place,
      localAuctionDate: '2026-12-05T11:00',
      localInspections: [{ start: '2026-11-28T10:00', end: '2026-11-28T10:30' }],
    })
    expect(listing).toMatchObject({
      timeZone: 'Australia/Broken_Hill',
      auctionDate: '2026-12-05T00:30:00.000Z',
      inspections: [{ start: '2026-11-27T23:30:00.000Z', end: '2026-11-28T00:00:00.000Z' }],
      listedAt: null,
      status: 'active',
    })
  })

  it('with ids alone creates none', () => {
    expect(applyUpdate(null, { ...ids, status: 'sold' })).toBeNull()
  })

  it('changes the named fields and keeps the rest', () => {
    const known = aListing({ ...ids, features: ['Shed'], featureCount: 1 })
    expect(applyUpdate(known, { ...ids, status: 'sold' })).toEqual({ ...known, status: 'sold' })
  })

  it('leaves nothing of itself in the advert', () => {
    const record = { ...ids, position: 3, kind: 'residential', record: 'x', pictures: [], plans: [], isOffered: true }
    const known = aListing({ ...ids })
    expect(applyUpdate(known, { ...record, absentFeatures: ['Pool'], localInspections: [] })).toEqual(known)
  })

  it('reads a price by the text in its place, whichever record it came with', () => {
    const auction = { ...ids, ...place, statedPrice: { price: 1_234_567, text: 'Auction', isWithheld: false } }
    const known = applyUpdate(null, auction)
    const hidden = { price: null, priceFrom: null, priceTo: null }
    expect(known).toMatchObject({ ...hidden, displayPrice: 'Auction', hiddenPrice: 1_234_567 })
    const dearer = applyUpdate(known, { ...ids, statedPrice: { price: 1_300_000, isWithheld: false } })
    expect(dearer).toMatchObject({ ...hidden, displayPrice: 'Auction', hiddenPrice: 1_300_000 })
    const guided = applyUpdate(dearer, { ...ids, statedPrice: { text: '$1.2m - $1.3m' } })
    expect(guided).toMatchObject({ price: null, priceFrom: 1_200_000, priceTo: 1_300_000, hiddenPrice: null })
    const withheld = applyUpdate(guided, { ...ids, statedPrice: { price: 1_300_000, isWithheld: true } })
    expect(withheld).toMatchObject({ ...hidden, displayPrice: null, hiddenPrice: 1_300_000 })
  })

  it('keeps a price hidden that an earlier build stored as shown beside text', () => {
    const old = aListing({ ...ids, price: 1_234_567, displayPrice: 'Contact agent' })
    const after = applyUpdate(old, { ...ids, statedPrice: { price: 1_234_567, isWithheld: false } })
    expect(after).toMatchObject({ price: null, displayPrice: 'Contact agent', hiddenPrice: 1_234_567 })
  })

  it('adds features that it states and removes those that it denies', () => {
    const known = aListing({ ...ids, features: ['Pool', 'Shed'] })
    const after = applyUpdate(known, { ...ids, features: ['Solar panels'], absentFeatures: ['Shed'] })
    expect(after?.features).toEqual(['Pool', 'Solar panels'])
  })

  it('reads local times in the time zone of the known place', () => {
    const known = aListing({ ...ids, timeZone: 'Australia/Melbourne' })
    const after = applyUpdate(known, { ...ids, localAuctionDate: '2026-12-05T11:00' })
    expect(after?.auctionDate).toBe('2026-12-05T00:00:00.000Z')
    expect(applyUpdate(after, { ...ids, localAuctionDate: null })?.auctionDate).toBeNull()
  })
})

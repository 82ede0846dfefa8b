import { describe, expect, it } from 'vitest'
import { aListing } from '../../testing/a-listing.ts'
import { applyUpdate } from './apply-update.ts'

const ids = { id: 'reaxml:A-1', provider: 'reaxml', sourceId: 'A-1' }
const place = { suburb: 'Broken Hill', state: 'NSW', postcode: '2880' } as const

describe('a record of a feed', () => {
  it('begins an advert, with local times in UTC', () => {
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

  it('with nothing but ids begins none', () => {
    expect(applyUpdate(null, { ...ids, status: 'sold' })).toBeNull()
  })

  it('changes what it names and keeps the rest', () => {
    const known = aListing({ ...ids, features: ['Shed'] })
    expect(applyUpdate(known, { ...ids, status: 'sold' })).toEqual({ ...known, status: 'sold' })
  })

  it('adds features that it states and takes away those that it denies', () => {
    const known = aListing({ ...ids, features: ['Pool', 'Shed'] })
    const after = applyUpdate(known, { ...ids, features: ['Solar panels'], absentFeatures: ['Shed'] })
    expect(after?.features).toEqual(['Pool', 'Solar panels'])
  })

  it('reads local times by the clocks of the place that is known', () => {
    const known = aListing({ ...ids, timeZone: 'Australia/Melbourne' })
    const after = applyUpdate(known, { ...ids, localAuctionDate: '2026-12-05T11:00' })
    expect(after?.auctionDate).toBe('2026-12-05T00:00:00.000Z')
    expect(applyUpdate(after, { ...ids, localAuctionDate: null })?.auctionDate).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { marketTimeOf, momentsOf } from './moments.ts'

const step = (day: number, over: object = {}) => ({
  at: `2026-11-${String(day).padStart(2, '0')}T01:00:00.000Z`,
  price: 1_250_000,
  displayPrice: null,
  status: 'active' as const,
  inspections: [],
  auctionDate: null as string | null,
  ...over,
})
const sydney = { timeZone: 'Australia/Sydney', now: '2026-12-01T01:00:00.000Z' }
const wordsOf = (...adverts: Parameters<typeof momentsOf>[0]) => momentsOf(adverts, sydney).map(({ words }) => words)

describe('what became of a home', () => {
  it('starts with its listing, or its first sighting if later', () => {
    expect(wordsOf(anAdvert())).toEqual(['Listed: $1,250,000'])
    expect(wordsOf(anAdvert({ listedAt: '2026-10-02T01:00:00.000Z' }))).toEqual([
      'First seen by Verandah: $1,250,000',
      'Listed',
    ])
  })

  it('shows the difference of prices, rewordings as text, and every status, newest first', () => {
    const history = [
      step(2),
      step(3, { price: 1_200_000 }),
      step(4, { price: 1_210_000 }),
      step(5, { price: null, displayPrice: 'Contact agent' }),
      step(6, { price: null, displayPrice: 'Contact agent', status: 'underOffer' }),
      step(7, { price: null, displayPrice: 'Contact agent' }),
      step(8, { price: null, displayPrice: 'Contact agent', status: 'sold' }),
      step(9, { price: null, displayPrice: 'Contact agent', status: 'gone' }),
    ]
    expect(wordsOf(anAdvert({ history }))).toEqual([
      'Taken off the market',
      'Sold',
      'Back on the market',
      'Under offer',
      'Price now “Contact agent”',
      'Price up $10,000 to $1,210,000',
      'Price down $50,000 to $1,200,000',
      'Listed: $1,250,000',
    ])
  })

  it('shows once what two sources state on one day', () => {
    expect(momentsOf([anAdvert(), anAdvert({ listingId: 'reaxml:1', name: 'Agency feed' })], sydney)).toEqual([
      expect.objectContaining({ words: 'Listed: $1,250,000', sources: ['Domain', 'Agency feed'] }),
    ])
  })
  it('counts days as they pass at the home: a morning in Sydney is still the day before in UTC', () => {
    const seen = (at: string) => ({ ...step(2), at })
    const listedAt = '2026-10-16T22:12:00.000Z'
    expect(wordsOf(anAdvert({ listedAt, history: [seen('2026-10-17T02:00:00.000Z')] }))).toEqual(['Listed: $1,250,000'])
    const feed = { listingId: 'reaxml:1', name: 'Agency feed' }
    const at = (over: object, ...times: string[]) => anAdvert({ ...over, listedAt: null, history: times.map(seen) })
    expect(wordsOf(at({}, '2026-10-16T22:00:00.000Z'), at(feed, '2026-10-17T02:00:00.000Z'))).toHaveLength(1)
    expect(wordsOf(at({}, '2026-10-17T02:00:00.000Z'), at(feed, '2026-10-17T22:00:00.000Z'))).toHaveLength(2)
  })

  it('does not call a home listed on the day on which a feed was first read', () => {
    expect(wordsOf(anAdvert({ listedAt: null }))).toEqual(['First seen by Verandah: $1,250,000'])
  })

  it('shows slots, auctions, their moves and their day, and a home that was passed in', () => {
    const auction = '2026-11-28T01:00:00.000Z'
    const history = [
      step(2, { inspections: [{ start: '2026-11-07T01:00:00.000Z', end: null }] }),
      step(3, {
        inspections: [{ start: '2026-11-07T01:00:00.000Z', end: null }],
        auctionDate: '2026-11-21T01:00:00.000Z',
      }),
      step(4, { auctionDate: auction }),
      step(29, { auctionDate: auction, displayPrice: 'Passed in at $1.2m' }),
    ]
    expect(wordsOf(anAdvert({ history }))).toEqual([
      'Passed in: “Passed in at $1.2m”',
      'Auction',
      'Auction moved to 28 Nov 2026',
      'Auction announced for 21 Nov 2026',
      'Listed: $1,250,000',
      'Open for inspection on 7 Nov 2026',
    ])
    const off = [step(2, { auctionDate: auction }), step(4)]
    expect(wordsOf(anAdvert({ history: off }))[0]).toBe('Auction called off')
  })

  it('survives an advert: its replacement is a new listing', () => {
    const gone = anAdvert({ status: 'gone', history: [step(2), step(9, { status: 'gone' })] })
    const again = anAdvert({
      listingId: 'domain:2',
      listedAt: '2026-11-20T01:00:00.000Z',
      history: [step(20, { price: 1_100_000 })],
    })
    expect(wordsOf(gone, again)).toEqual(['Listed again: $1,100,000', 'Taken off the market', 'Listed: $1,250,000'])
  })
})

it('the days of several open homes are shown as a list', () => {
  const inspections = ['07', '14', '21'].map((day) => ({ start: `2026-11-${day}T01:00:00.000Z`, end: null }))
  expect(wordsOf(anAdvert({ history: [step(2, { inspections })] }))).toContain(
    'Open for inspection on 7 Nov 2026, 14 Nov 2026 and 21 Nov 2026',
  )
})

describe('how long a home is on the market', () => {
  it('counts from the date of its own adverts that are on', () => {
    const gone = anAdvert({ status: 'gone', listedAt: '2026-01-01T01:00:00.000Z' })
    expect(marketTimeOf([gone, anAdvert()], sydney)).toBe('On the market for 29 days, since 2 Nov 2026')
    expect(marketTimeOf([anAdvert({ listedAt: '2026-11-30T01:00:00.000Z' })], sydney)).toBe(
      'On the market for 1 day, since 30 Nov 2026',
    )
    expect(marketTimeOf([anAdvert({ listedAt: sydney.now })], sydney)).toBe('Listed on 1 Dec 2026')
    expect(marketTimeOf([gone], sydney)).toBeNull()
  })

  it('is unknown when no advert states it', () => {
    expect(marketTimeOf([anAdvert({ listedAt: null })], sydney)).toContain('First seen by Verandah on 2 Nov 2026.')
  })
})

import { describe, expect, it } from 'vitest'
import { anAdvert } from '../testing/open-home.ts'
import { momentsOf } from './moments.ts'

const step = (day: number, over: object = {}) => ({
  at: `2026-11-${String(day).padStart(2, '0')}T01:00:00.000Z`,
  price: 1_250_000,
  displayPrice: null,
  status: 'active' as const,
  ...over,
})
const sydney = 'Australia/Sydney'
const wordsOf = (...adverts: Parameters<typeof momentsOf>[0]) => momentsOf(adverts, sydney).map(({ words }) => words)

describe('what became of a home', () => {
  it('begins with its listing, and with its first sight where that was later', () => {
    expect(wordsOf(anAdvert())).toEqual(['Listed: $1,250,000'])
    expect(wordsOf(anAdvert({ listedAt: '2026-10-02T01:00:00.000Z' }))).toEqual([
      'First seen by Verandah: $1,250,000',
      'Listed',
    ])
  })

  it('tells prices by how much they moved, words as words, and every status, newest first', () => {
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

  it('says once what two sources say on one day', () => {
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
})

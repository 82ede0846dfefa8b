import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/index.ts'
import { aListing } from '@verandah/listing-providers/testing'
import { judgePair } from './judge-pair.ts'
import { traitsOf } from './traits.ts'

const seen = { firstSeenAt: '2026-11-20T00:00:00.000Z', changedAt: '2026-11-20T00:00:00.000Z' }
const words = 'Set behind a picket fence it opens to a wide hallway with a kitchen of stone and two ovens beyond it. '
const text = words.repeat(3)
const hash = (letter: string) => `https://photos.example/${letter.repeat(20)}0.jpg`
const domain = aListing({ agency: { id: '7', name: 'Lane' }, listedAt: '2026-10-01T00:00:00.000Z' })
const feed = aListing({ id: 'reaxml:A-1', provider: 'reaxml', agency: { id: 'A', name: 'Lane' } })
const judge = (one: Partial<Listing>, other: Partial<Listing>, pair: readonly [Listing, Listing] = [domain, feed]) => {
  const first = traitsOf({ ...pair[0], ...one }, seen)
  const second = traitsOf({ ...pair[1], ...other }, seen)
  const verdict = judgePair(first, second)
  expect(judgePair(second, first)).toBe(verdict)
  return verdict
}
const hidden = { streetNumber: null, street: null }
const flat = { propertyType: 'Apartment', landSize: null } as const

describe('two adverts', () => {
  it('with one door are of one home, whatever their rooms and prices', () => {
    expect(judge({}, { bedrooms: 4 })).toBe('address')
    expect(judge({ price: 900_000 }, {})).toBe('address')
    expect(judge({ price: 900_000 }, { bedrooms: 1, price: 400_000 })).toBe('unknown')
  })

  it('at a number shared by many flats need rooms and a matching price, photos or text', () => {
    expect(judge(flat, flat)).toBe('address')
    expect(judge(flat, { ...flat, bedrooms: 1 })).toBe('unknown')
    expect(judge(flat, { ...flat, price: 2_000_000 })).toBe('unknown')
    expect(judge(flat, { ...flat, price: null })).toBe('unknown')
    expect(judge({ ...flat, description: text }, { ...flat, price: null, description: text })).toBe('address')
    expect(judge({ ...flat, unit: '3' }, { ...flat, unit: '3', price: null })).toBe('address')
  })

  it('that hide their street need rooms, size, and one more match', () => {
    expect(judge(hidden, {})).toBe('price')
    expect(judge(hidden, { price: null })).toBe('unknown')
    expect(judge(hidden, { landSize: null })).toBe('unknown')
    expect(judge(hidden, { landSize: 183 })).toBe('price')
    expect(judge(hidden, { landSize: 185 })).toBe('unknown')
    expect(judge({ ...hidden, description: text }, { price: null, description: text })).toBe('text')
    expect(judge({ ...hidden, images: [hash('a')] }, { price: null, images: [hash('a')] })).toBe('photo')
    const numbered = { images: ['https://photos.example/main.jpg', 'https://photos.example/2010000001_1_1.jpg'] }
    expect(judge({ ...hidden, ...numbered }, { price: null, ...numbered })).toBe('unknown')
  })

  it('that hide their street are not of a neighbour’s home for being near it and alike', () => {
    const there = { latitude: -37.8234, longitude: 144.9987 }
    const nextDoor = { streetNumber: '41', latitude: -37.8235, longitude: 144.9988 }
    const ofAnother = { agency: { id: 'B', name: 'Other' } }
    expect(judge({ ...hidden, ...there, price: null }, nextDoor)).toBe('unknown')
    expect(judge({ ...hidden, ...there, landSize: null }, nextDoor)).toBe('unknown')
    expect(judge({ ...hidden, ...there }, { ...nextDoor, ...ofAnother })).toBe('unknown')
    expect(judge({ streetNumber: null, ...there }, { ...nextDoor, ...ofAnother })).toBe('unknown')
    expect(judge(hidden, { agency: null })).toBe('price')
  })

  it('that hide their street are never of one home when anything contradicts', () => {
    for (const against of [
      { bedrooms: 2 },
      { bathrooms: 1 },
      { landSize: 300 },
      { propertyType: 'House' },
      { price: 500_000 },
    ] as const)
      expect(judge({ ...hidden, images: [hash('a')] }, { images: [hash('a')], ...against })).toBe('unknown')
    expect(judge({ ...hidden, images: [hash('a')] }, { images: [hash('b')] })).toBe('unknown')
    expect(
      judge({ ...hidden, description: text }, { description: text.toUpperCase().split(' ').reverse().join(' ') }),
    ).toBe('unknown')
  })

  it('that share a number of a range need the same agency, text or photos', () => {
    const range = { streetNumber: '39-41' }
    const others = { agency: { id: 'B', name: 'Other' } }
    expect(judge(range, others)).toBe('unknown')
    expect(judge({ ...range, description: text }, { ...others, description: text })).toBe('text')
    expect(judge(range, { agency: { id: 'A', name: ' LANE ' } })).toBe('agency')
    expect(judge({ ...range, unit: '2' }, {})).toBe('unknown')
    expect(judge(range, { bedrooms: 4 })).toBe('unknown')
    expect(judge({ unit: '2' }, {})).toBe('unknown')
    expect(judge({ streetNumber: null, price: null }, {})).toBe('unknown')
  })

  it('at one number, one of them for a lot, are two homes unless text or photos match', () => {
    expect(judge({ lot: '3' }, {})).toBe('unknown')
    expect(judge({ lot: '3' }, { lot: '3' })).toBe('address')
    expect(judge({ lot: '3', description: text }, { description: text })).toBe('text')
  })

  it('with one reference of the agency are of one home, with two they are not', () => {
    expect(judge({ ...hidden, crmId: 'A-1' }, { crmId: 'A-1', price: 1, bedrooms: 9 })).toBe('crm-id')
    expect(judge({ crmId: 'A-1' }, { crmId: 'A-2' })).toBe('different')
    expect(judge({ crmId: 'A-1' }, { crmId: 'B-1' })).toBe('address')
    expect(judge({ crmId: 'A-1', streetNumber: '41' }, { crmId: 'A-1' })).toBe('different')
  })
})

describe('two adverts of one agency at one provider', () => {
  const again = { ...domain, id: 'domain:2', listedAt: '2026-11-10T00:00:00.000Z' }
  const both = [domain, again] as const

  it('are two homes while both are current, even at one address', () => {
    expect(judge({}, {}, both)).toBe('different')
    expect(judge({}, { agency: { id: '8', name: 'Lane' } }, both)).toBe('address')
  })

  it('are one when the newer was listed after the older last changed, or the older has ended', () => {
    expect(judge({ modifiedAt: '2026-11-09T00:00:00.000Z' }, {}, both)).toBe('address')
    expect(judge({ modifiedAt: '2026-11-11T00:00:00.000Z' }, {}, both)).toBe('different')
    expect(judge({ status: 'gone' }, {}, both)).toBe('address')
    expect(judge({ status: 'gone', ...hidden }, {}, both)).toBe('unknown')
  })

  it('are never one where the number is that of many flats', () => {
    expect(judge({ ...flat, status: 'sold' }, flat, both)).toBe('different')
    expect(judge({ ...flat, unit: '3', status: 'sold' }, { ...flat, unit: '3' }, both)).toBe('address')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/index.ts'
import { aListing } from '@verandah/listing-providers/testing'
import { assignHomes, groupAdverts, type Ruling } from './group-adverts.ts'
import { traitsOf } from './traits.ts'

const seen = { firstSeenAt: '2026-11-20T00:00:00.000Z', changedAt: '2026-11-20T00:00:00.000Z' }
const advert = (id: string, over: Partial<Listing> = {}) => traitsOf(aListing({ id, provider: id, ...over }), seen)
const photo = { images: ['https://photos.example/aaaaaaaaaaaaaaaaaaaa.jpg'], price: null }
const hidden = { ...photo, streetNumber: null, street: null }
const groupsOf = (adverts: ReturnType<typeof advert>[], rulings: Ruling[] = []) =>
  groupAdverts(adverts, rulings)
    .map((group) => group.adverts.join(' '))
    .toSorted()

describe('adverts in groups', () => {
  it('are joined through others, with the evidence of each', () => {
    const all = [
      advert('a', photo),
      advert('b', { streetNumber: null, street: null, ...photo }),
      advert('c', { unit: '' }),
    ]
    expect(groupAdverts(all)).toEqual([
      {
        adverts: ['a', 'b', 'c'],
        joins: [
          { one: 'a', other: 'c', by: 'address' },
          { one: 'a', other: 'b', by: 'photo' },
        ],
      },
    ])
  })

  it('are not joined through one that matches two homes', () => {
    const all = [advert('a', photo), advert('b', { ...photo, streetNumber: '41' }), advert('h', hidden)]
    expect(groupsOf(all)).toEqual(['a', 'b', 'h'])
    expect(groupsOf(all.slice(1))).toEqual(['b h'])
  })

  it('follow an operator’s rulings, whatever the evidence', () => {
    const all = [advert('a'), advert('b'), advert('c', { streetNumber: '99' })]
    const split = { one: 'b', other: 'a', kind: 'split' } as const
    const merge = { one: 'a', other: 'c', kind: 'merge' } as const
    expect(groupsOf(all)).toEqual(['a b', 'c'])
    expect(groupsOf(all, [split])).toEqual(['a', 'b', 'c'])
    expect(groupsOf(all, [split, merge])).toEqual(['a c', 'b'])
    expect(groupsOf(all, [merge])).toEqual(['a b c'])
    expect(groupsOf([...all, advert('d')], [split])).toEqual(['a d', 'b', 'c'])
    const further = { one: 'c', other: 'e', kind: 'merge' } as const
    expect(groupsOf([...all, advert('e', { streetNumber: '77' })], [merge, further])).toEqual(['a c e', 'b'])
  })

  it('are independent of their order', () => {
    const some = fc.record({
      streetNumber: fc.constantFrom(null, '12', '12-14', '14'),
      unit: fc.constantFrom(null, '1', '2'),
      bedrooms: fc.constantFrom(2, 3),
      price: fc.constantFrom(null, 500_000, 900_000),
      images: fc.constantFrom([], photo.images),
      provider: fc.constantFrom('domain', 'reaxml'),
      agency: fc.constantFrom(null, { id: '1', name: null }, { id: '2', name: null }),
    })
    const market = fc.array(some, { minLength: 2, maxLength: 8 }).chain((all) => {
      const adverts = all.map((over, index) => traitsOf(aListing({ ...over, id: `x:${index}` }), seen))
      return fc.tuple(fc.constant(adverts), fc.shuffledSubarray(adverts, { minLength: adverts.length }))
    })
    fc.assert(
      fc.property(market, ([one, other]) => {
        expect(groupsOf(other)).toEqual(groupsOf(one))
      }),
    )
  })
})

describe('the homes of groups', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const group = (...adverts: string[]) => ({ adverts, joins: [] })
  const homes = (groups: string[][], placements: Parameters<typeof assignHomes>[1]) =>
    assignHomes(
      groups.map((ids) => group(...ids)),
      placements,
    ).map(({ propertyId, founder }) => [propertyId, founder])

  it('are those of their first advert with an assigned home', () => {
    const a = { id: 'a', firstSeenAt: at(3) }
    const b = { id: 'b', firstSeenAt: at(2), bornAs: 'home-b' }
    const c = { id: 'c', firstSeenAt: at(1), bornAs: 'home-c' }
    expect(homes([['a', 'b', 'c']], [a, b, c])).toEqual([['home-c', 'c']])
    expect(homes([['a', 'b'], ['c']], [a, b, c])).toEqual([
      ['home-b', 'b'],
      ['home-c', 'c'],
    ])
    expect(homes([['a']], [a, b, c])).toEqual([[null, 'a']])
  })

  it('of an earlier build stay with the first of several adverts that claim them', () => {
    const [one, other] = [1, 2].map((day) => ({ id: String(day), firstSeenAt: at(day), bornAs: 'home' }))
    expect(homes([['2'], ['1']], [one!, other!])).toEqual([
      [null, '2'],
      ['home', '1'],
    ])
  })
})

import type { Property } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { differencesOf, type Evidence } from './differences.ts'

const sources = [{ listingId: 'domain:1' }]
const evidence = (home: object, listing: object, line = 'a line'): Evidence => ({
  world: new Map([['buyer1, ranked domain:1', line]]),
  homes: new Map([['buyer1, ranked domain:1', { sources, ...home } as unknown as Property]]),
  listings: new Map([['domain:1', listing]]),
})

it('names where a differing home and its adverts differ, but for ids and times', () => {
  const calm = evidence({ id: 'a', price: 1, updatedAt: '1' }, { listing: { price: 1 }, changedAt: '1' })
  const struck = evidence({ id: 'b', price: 2, updatedAt: '2' }, { listing: { price: 2 }, changedAt: '2' }, 'another')
  expect(differencesOf(calm, struck)).toEqual([
    'other: buyer1, ranked domain:1: another instead of a line',
    '  home.price: 2 instead of 1',
    '  listings.domain:1.listing.price: 2 instead of 1',
  ])
  expect(differencesOf(calm, calm)).toEqual([])
})

it('shows the whole of a home that is in one of the runs alone', () => {
  const calm = evidence({ price: 1 }, { price: 1 })
  const nothing = { world: new Map<string, string>(), homes: new Map<string, Property>(), listings: new Map() }
  expect(differencesOf(calm, nothing)).toEqual([
    'lost: buyer1, ranked domain:1: a line',
    '  {"home":{"sources":[{"listingId":"domain:1"}],"price":1},"listings":{"domain:1":{"price":1}}}',
  ])
  expect(differencesOf(nothing, calm)[0]).toBe('too much: buyer1, ranked domain:1: a line')
})

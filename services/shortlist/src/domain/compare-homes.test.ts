import type { ComparedFact } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { expect, it } from 'vitest'
import { compareHomes } from './compare-homes.ts'

const rowOf = (fact: ComparedFact, homes: Parameters<typeof compareHomes>[0]) =>
  compareHomes(homes).find((row) => row.fact === fact)

it('a row differs unless all of its values are the same', () => {
  const homes = [
    { score: 80, home: aHome() },
    { score: 80, home: aHome({ bedrooms: 4 }) },
  ]
  expect(rowOf('bedrooms', homes)).toEqual({ fact: 'bedrooms', values: [3, 4], isDifferent: true })
  expect(rowOf('score', homes)).toEqual({ fact: 'score', values: [80, 80], isDifferent: false })
})

it('features in another order are equal', () => {
  const homes = [
    ['Pool', 'Solar'],
    ['Solar', 'Pool'],
  ].map((features) => ({ score: null, home: aHome({ features }) }))
  expect(rowOf('features', homes)?.isDifferent).toBe(false)
})

it('unknown differs from known, and two unknown values are equal', () => {
  const known = { score: null, home: aHome({ landSize: 180 }) }
  const unknown = { score: null, home: aHome({ landSize: null }) }
  expect(rowOf('landSize', [known, unknown])).toMatchObject({ values: [180, null], isDifferent: true })
  expect(rowOf('landSize', [unknown, { score: null, home: null }])).toMatchObject({ isDifferent: false })
})

it('a home without a price shows its price text', () => {
  const home = aHome({ price: null, displayPrice: 'Contact agent' })
  expect(rowOf('price', [{ score: null, home }])?.values).toEqual(['Contact agent'])
})

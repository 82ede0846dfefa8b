import { Weights } from '@verandah/contracts'
import { aPlace } from '@verandah/contracts/testing'
import { expect, it } from 'vitest'
import { fromStored, toStored } from './stored-weights.ts'

it('weights are stored and read unchanged, whatever their criteria are called', () => {
  const additionalCriteria = { 'a.b': 1, $set: 2, toString: 3, '7': 4 }
  const weights = Weights.parse({ price: 0, additionalCriteria, places: [aPlace()], idealCriteria: { minPrice: 5 } })
  expect(fromStored(toStored(weights))).toEqual(weights)
})

it('names of criteria never become keys of the store', () => {
  expect(toStored(Weights.parse({ additionalCriteria: { 'a.b': 1 } })).additionalCriteria).toEqual([
    { name: 'a.b', weight: 1 },
  ])
})

it('a bound that is not set is not stored', () => {
  expect(toStored(Weights.parse({ idealCriteria: { minPrice: '', minBedrooms: 2 } })).idealCriteria).toStrictEqual({
    minBedrooms: 2,
  })
})

it('a record of the build before, without places, is read', () => {
  const { places: _none, ...stored } = toStored(Weights.parse({}))
  expect(fromStored(stored)).toEqual(Weights.parse({}))
})

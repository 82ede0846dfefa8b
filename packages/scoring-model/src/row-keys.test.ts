import type { Factor, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteriaOf, evaluateProperty, type EvaluatedHome, rank, rowKeys, toColumns, weightOf } from './index.ts'
import { anySearch, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

const weightsOf = (weights: Weights): number[] =>
  criteriaOf(weights).map(({ kind, name }) =>
    kind === 'factor'
      ? weights[name as Factor]
      : kind === 'place'
        ? (weights.places.find((place) => place.name === name)?.weight ?? 0)
        : (weights.additionalCriteria[name] ?? 0),
  )

describe('keys of rows', () => {
  it('order homes as ranking them does, for any homes and any weights', () => {
    fc.assert(
      fc.property(anySearch, anyWeights, ({ evaluated }, weights) => {
        expect(criteriaOf(weights).map((criterion) => weightOf(weights, criterion))).toEqual(weightsOf(weights))
        const columns = toColumns(evaluated)
        const keyOf = rowKeys(columns, criteriaOf(weights))
        const keys = Array.from(columns.homes, (_, row) => keyOf(row, weightsOf(weights)))
        const order = [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)
        expect(order.map((row) => columns.homes[row])).toEqual([...rank(columns, weights).order])
      }),
      { numRuns: 300 },
    )
  })

  it('of a home that is told a value are those of a home that states it', () => {
    const weights = weighing({ bedrooms: 5, landSize: 4, price: 3, additionalCriteria: { Pool: 2 } })
    const filters = { locations: [richmond], maxPrice: 800_000 }
    const keyOf = (facts: Parameters<typeof aHome>[0], told?: { criterion: number; thousandths: number }) => {
      const home: EvaluatedHome = {
        propertyId: 'a',
        evaluation: evaluateProperty({ input: aHome(facts), weights, filters }),
      }
      return rowKeys(toColumns([home]), criteriaOf(weights))(0, weightsOf(weights), told)
    }
    const land = criteriaOf(weights).findIndex(({ name }) => name === 'landSize')
    expect(keyOf({ bedrooms: 3 }, { criterion: land, thousandths: 2_000 })).toBe(keyOf({ bedrooms: 3, landSize: 200 }))
    const price = criteriaOf(weights).findIndex(({ name }) => name === 'price')
    const over = { criterion: price, thousandths: 6_471, isOverBudget: true }
    expect(keyOf({ bedrooms: 3 }, over)).toBe(keyOf({ bedrooms: 3, price: 900_000 }))
  })
})

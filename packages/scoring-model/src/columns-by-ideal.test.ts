import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsByIdeal, evaluateProperty, type HomeFacts, rank, toColumns } from './index.ts'
import { anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'
import { aHome, weighing } from './testing/builders.ts'

const anyShown = anyHome.filter(({ hiddenPrice }) => hiddenPrice === null).map((home) => ({ ...home, overrides: null }))

const anyAsked = fc.record(
  { maxPrice: fc.integer({ min: 300_000, max: 2_000_000 }), minBedrooms: fc.integer({ min: 1, max: 5 }) },
  { requiredKeys: [] },
)

it('ranks by a budget and bedrooms as a search with them does, for any homes and weights', () => {
  fc.assert(
    fc.property(fc.array(anyShown), anyWeights, anyFilters, anyAsked, (homes, weights, filters, ideal) => {
      const columnsFor = (idealCriteria: typeof ideal) =>
        toColumns(homes.map((input, index) => evaluated(input, index, idealCriteria)))
      const evaluated = (input: HomeFacts, index: number, idealCriteria: typeof ideal) => ({
        propertyId: String(index).padStart(3, '0'),
        evaluation: evaluateProperty({
          input,
          weights: { ...weights, idealCriteria, useFiltersForScoring: true },
          filters,
        }),
      })
      expect(rank(columnsByIdeal(columnsFor({}), homes, ideal), weights)).toEqual(rank(columnsFor(ideal), weights))
    }),
    { numRuns: 200 },
  )
})

it('a home at the very budget is not over it', () => {
  const homes = [799_999, 800_000, 800_001, null].map((price) => aHome({ price }))
  const evaluation = evaluateProperty({ input: aHome(), weights: weighing({ price: 5 }), filters: {} })
  const columns = toColumns(homes.map((_home, index) => ({ propertyId: String(index), evaluation })))
  expect([...columnsByIdeal(columns, homes, { maxPrice: 800_000 }).overBudget]).toEqual([0, 0, 1, 0])
})

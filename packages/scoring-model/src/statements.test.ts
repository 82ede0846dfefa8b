import { type Factor, factors, type IdealCriteria } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateProperty, type Statement, statementsOf } from './index.ts'
import { aHome, weighing } from './testing/builders.ts'

const ideals: fc.Arbitrary<IdealCriteria> = fc.record(
  {
    minPrice: fc.integer({ min: 1, max: 900_000 }),
    maxPrice: fc.integer({ min: 900_000, max: 3_000_000 }),
    minBedrooms: fc.integer({ min: 1, max: 5 }),
    minBathrooms: fc.integer({ min: 1, max: 4 }),
    minLandSize: fc.integer({ min: 1, max: 2_000 }),
  },
  { requiredKeys: [] },
)

const ofFactor = (name: Factor, idealCriteria: IdealCriteria = {}): Statement[] =>
  statementsOf({ kind: 'factor', name }, { ideal: idealCriteria, maxPrice: undefined })

describe('what an advert could state', () => {
  it('is worth what a home with that statement is worth, from the worst to the best', () => {
    fc.assert(
      fc.property(ideals, fc.constantFrom(...factors), (idealCriteria, factor) => {
        const stated = ofFactor(factor, idealCriteria)
        const weights = weighing({ idealCriteria })
        stated.forEach(({ amount, thousandths, isOverBudget }, index) => {
          const input = aHome({ [factor]: amount })
          const evaluation = evaluateProperty({ input, weights, filters: {} })
          expect(thousandths).toBe(Math.round((evaluation.values[factor] ?? 0) * 1000))
          if (factor === 'price') expect(isOverBudget).toBe(evaluation.isOverBudget)
          expect(thousandths).toBeGreaterThanOrEqual(stated[index - 1]?.thousandths ?? 0)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('reaches nothing and full points for land, and names four ages', () => {
    expect(ofFactor('landSize').map(({ thousandths }) => thousandths)).toEqual(
      Array.from({ length: 101 }, (_none, step) => step * 100),
    )
    expect(ofFactor('landSize', { minLandSize: 1_995 }).at(-1)?.thousandths).toBe(10_000)
    expect(ofFactor('propertyAge').map(({ amount }) => amount)).toEqual(['Historic', 'Modern', 'Established', 'Recent'])
  })

  it('is yes or no for a fact, and nothing for other words, a place or features', () => {
    const asked = { ideal: {}, maxPrice: undefined }
    expect(statementsOf({ kind: 'custom', name: 'Pool' }, asked).map(({ amount }) => amount)).toEqual([false, true])
    expect(statementsOf({ kind: 'custom', name: 'Quiet street' }, asked)).toEqual([])
    expect([...ofFactor('location'), ...ofFactor('features')]).toEqual([])
  })
})

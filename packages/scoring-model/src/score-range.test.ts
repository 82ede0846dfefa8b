import { factors } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateProperty, scoreProperty, scoreRangeOf, weighEvaluation } from './index.ts'
import { anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

const rangeOf = (home: Parameters<typeof aHome>[0], weights: Parameters<typeof weighing>[0], locations = [richmond]) =>
  scoreRangeOf(scoreProperty({ input: aHome(home), weights: weighing(weights), filters: { locations } }).breakdown)

describe('the range of a score', () => {
  it('contains the score, and every score that unknown values could lead to', () => {
    const stated = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: factors.length, maxLength: factors.length })
    fc.assert(
      fc.property(anyHome, anyWeights, anyFilters, stated, (input, weights, filters, values) => {
        const evaluation = evaluateProperty({ input, weights, filters })
        const now = weighEvaluation(evaluation, weights)
        const range = scoreRangeOf(now.breakdown) ?? { lowest: now.score, highest: now.score }
        if (now.coverage.known === 0) return
        const known = factors.map((factor, at) => {
          const mayBeStated = factor !== 'location'
          return [factor, evaluation.values[factor] ?? (mayBeStated ? values[at] : null)]
        })
        const custom = new Map([...evaluation.custom].map(([name, value]) => [name, value ?? values[0] ?? 0]))
        const later = weighEvaluation({ ...evaluation, values: Object.fromEntries(known), custom }, weights)
        for (const { score } of [now, later]) {
          expect(score).toBeGreaterThanOrEqual(range.lowest)
          expect(score).toBeLessThanOrEqual(range.highest)
        }
      }),
    )
  })

  it('reaches from none to all of the points of unknown criteria', () => {
    expect(rangeOf({ price: 300_000 }, { price: 6, landSize: 2 })).toEqual({ lowest: 75, highest: 100 })
  })

  it('is absent when everything is known, or every weight is zero', () => {
    expect(rangeOf({ price: 300_000 }, { price: 6 })).toBeNull()
    expect(rangeOf({}, {})).toBeNull()
  })

  it('excludes location when no place was searched', () => {
    expect(rangeOf({ price: 300_000 }, { price: 6, location: 9 }, [])).toBeNull()
  })
})

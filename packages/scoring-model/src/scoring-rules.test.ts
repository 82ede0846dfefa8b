import { type BreakdownLine, type ScoreOverrides, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evaluation, priceValueOf, scoreProperty, weighEvaluation } from './index.ts'
import { isJudged } from './score-property.ts'
import { anyFactor, anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'
import { aHome } from './testing/builders.ts'

const scored = fc
  .record({ input: anyHome, weights: anyWeights, filters: anyFilters })
  .map((home) => scoreProperty(home))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('every score', () => {
  it('is the same in a browser, which knows the value of a hidden price in whole points, and not the price', () => {
    fc.assert(
      fc.property(anyHome, anyWeights, anyFilters, ({ hiddenPrice = null, ...shown }, weights, filters) => {
        const input = { ...shown, hiddenPrice }
        const priceValue = priceValueOf(input, weights)
        const seen = { ...shown, priceValue }
        expect(scoreProperty({ input: seen, weights, filters })).toEqual(scoreProperty({ input, weights, filters }))
        expect(priceValue === null || Number.isInteger(priceValue)).toBe(true)
      }),
    )
  })

  it('states that a hidden price is not advertised, unless the buyer overrides its value', () => {
    const weights = Weights.parse({})
    const reasonOf = (overrides: ScoreOverrides | null) =>
      scoreProperty({ input: aHome({ hiddenPrice: 800_000, overrides }), weights, filters: {} }).breakdown.find(
        ({ name }) => name === 'price',
      )?.reason
    expect(reasonOf(null)).toBe('Price guide not advertised')
    expect(reasonOf({ price: 3 })).toBeUndefined()
  })

  it('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(scored, ({ score }) => {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      }),
    )
  })

  it('is the sum of its points, out of 100, and no line exceeds its maximum', () => {
    fc.assert(
      fc.property(scored, ({ score, breakdown }) => {
        expect(sum(breakdown.map(({ points }) => points))).toBe(score)
        expect(sum(breakdown.map(({ outOf }) => outOf))).toBe(100)
        expect(breakdown.filter(({ points, outOf }) => points > outOf || points < 0)).toEqual([])
      }),
    )
  })

  it('gives every line its exact share except for rounding', () => {
    fc.assert(
      fc.property(scored, ({ breakdown }) => {
        const lines = breakdown.filter((line) => line.kind !== 'neutral' && isJudged(line))
        const total = sum(lines.map(({ weight }) => weight))
        for (const { weight, value, points, outOf } of lines) {
          expect(Math.abs(outOf - (100 * weight) / total)).toBeLessThan(1)
          expect(Math.abs(points - (10 * weight * (value ?? 5)) / total)).toBeLessThan(2)
        }
      }),
    )
  })

  it('excludes zero weights, and counts known criteria', () => {
    fc.assert(
      fc.property(scored, ({ breakdown, coverage }) => {
        const criteria = breakdown.filter(({ kind }) => kind !== 'extra' && kind !== 'neutral')
        expect(criteria.filter(({ weight }) => weight === 0)).toEqual([])
        expect(coverage).toEqual({
          known: criteria.filter(({ value }) => value !== null).length,
          total: criteria.filter(isJudged).length,
        })
      }),
    )
  })
})

const meanOf = (lines: BreakdownLine[]): number =>
  sum(lines.map(({ weight, value }) => weight * (value ?? 0))) / sum(lines.map(({ weight }) => weight))

const value = fc.integer({ min: 0, max: 10_000 }).map((thousandths) => thousandths / 1000)

const allKnown: fc.Arbitrary<Evaluation> = fc
  .record({
    price: value,
    location: value,
    bedrooms: value,
    bathrooms: value,
    landSize: value,
    propertyAge: value,
    features: value,
  })
  .map((values) => ({
    values,
    overridden: [],
    isPriceHidden: false,
    isOverBudget: false,
    custom: new Map(),
    extras: [],
  }))

const raised = fc
  .record({ weights: anyWeights, factor: anyFactor, by: fc.integer({ min: 1, max: 10 }) })
  .map(({ weights, factor, by }): { factor: typeof factor; before: Weights; after: Weights } => ({
    factor,
    before: { ...weights, additionalCriteria: {}, places: [] },
    after: { ...weights, additionalCriteria: {}, places: [], [factor]: Math.min(10, weights[factor] + by) },
  }))

describe('raising a weight on a factor where a home is no worse than another', () => {
  it('never lowers it below a home that it was not below', () => {
    fc.assert(
      fc.property(allKnown, allKnown, raised, (one, other, { factor, before, after }) => {
        const [a, b] = [one, other].map((evaluation) => weighEvaluation(evaluation, before))
        fc.pre((one.values[factor] ?? 0) >= (other.values[factor] ?? 0))
        fc.pre(meanOf(a!.breakdown) >= meanOf(b!.breakdown))
        expect(weighEvaluation(one, after).score).toBeGreaterThanOrEqual(weighEvaluation(other, after).score)
      }),
      { numRuns: 1000 },
    )
  })

  it('never ranks it below a home that is its equal in all else, whatever the weights', () => {
    fc.assert(
      fc.property(allKnown, value, raised, (one, lower, { factor, after }) => {
        fc.pre(lower <= (one.values[factor] ?? 0))
        const other = { ...one, values: { ...one.values, [factor]: lower } }
        expect(weighEvaluation(one, after).score).toBeGreaterThanOrEqual(weighEvaluation(other, after).score)
      }),
    )
  })
})

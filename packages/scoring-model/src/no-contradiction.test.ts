import { type BreakdownLine, factors, type IdealCriteria, type Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidenced, explainScore, shortMoneyText, scoreProperty, withReasons } from './index.ts'
import { mostAsked } from './factors/price.ts'
import { anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'

const orNull = <Known>(known: fc.Arbitrary<Known>) => fc.option(known, { nil: null })
const anyAmount = orNull(fc.oneof(fc.integer({ min: 600_000, max: 1_000_000 }), fc.constant(800_000)))

const anyIdeal: fc.Arbitrary<IdealCriteria & { maxPrice: number }> = fc.record(
  {
    minPrice: fc.integer({ min: 500_000, max: 700_000 }),
    maxPrice: fc.integer({ min: 700_000, max: 900_000 }),
    minBedrooms: fc.integer({ min: 1, max: 4 }),
    minBathrooms: fc.integer({ min: 1, max: 2 }),
    minLandSize: fc.integer({ min: 1, max: 700 }),
  },
  { requiredKeys: ['maxPrice'] },
)

/** The specification's factors weigh at least 1. */
const leastWeights = (weights: Weights): Weights => ({
  ...weights,
  ...Object.fromEntries(factors.map((factor) => [factor, Math.max(1, weights[factor])])),
})

/** A home with what its card says about it. */
const anyCard = fc
  .record({
    home: anyHome,
    prices: fc.record({ price: anyAmount, priceFrom: anyAmount, priceTo: anyAmount }),
    weights: anyWeights,
    ideal: anyIdeal,
    filters: anyFilters,
    isIdealApart: fc.boolean(),
  })
  .map(({ home, prices, ideal, filters, isIdealApart, ...asked }) => {
    const weights = { ...leastWeights(asked.weights), idealCriteria: ideal, useFiltersForScoring: true, isIdealApart }
    const input: Evidenced = { ...home, ...prices, facts: [], sources: [] }
    const breakdown = withReasons(scoreProperty({ input, weights, filters }).breakdown, input, weights)
    const price = breakdown.find(({ kind, name }) => kind === 'factor' && name === 'price')
    const most = mostAsked(input)
    const over = most === null || most <= ideal.maxPrice ? null : most - ideal.maxPrice
    return { breakdown, price, over, isIdealApart, sentence: explainScore({ breakdown }) }
  })

type Card = typeof anyCard extends fc.Arbitrary<infer Each> ? Each : never

const check = (holds: (card: Card) => void) => fc.assert(fc.property(anyCard, holds), { numRuns: 600 })

const clauses = ['strong on', 'weak on', 'misses your ideal for', 'held back by']

/** The clauses of a sentence that name a factor. */
const clausesNaming = (sentence: string, { name }: BreakdownLine): string[] => {
  const parts = sentence.toLowerCase().split('; ')
  return clauses.filter((clause) => parts.some((part) => part.startsWith(clause) && part.includes(name)))
}

describe('what a card says never contradicts itself', () => {
  it('a price that may exceed the budget is neither within it, nor a strength, nor one of ideals that are all met', () => {
    check(({ price, over, sentence }) => {
      if (over === null || price === undefined) return
      expect(sentence).not.toMatch(/all of your ideals/i)
      expect(price.ideal).not.toBe('met')
      expect(price.reason).not.toMatch(/within/)
      if (price.isOverridden !== true) expect(clausesNaming(sentence, price)).not.toContain('strong on')
    })
  })

  it('"may go up to $20k over" has the number of the badge', () => {
    check(({ price, over }) => {
      const told = /up to (\S+) over/.exec(price?.reason ?? '')?.[1]
      if (told !== undefined) expect(told).toBe(shortMoneyText(over ?? NaN))
    })
  })

  it('a factor has one verdict, and a missed ideal is missing from a sentence that says all are met', () => {
    check(({ breakdown, sentence }) => {
      const ofFactors = breakdown.filter(({ kind }) => kind === 'factor')
      if (/all of your ideals/i.test(sentence))
        expect(ofFactors.map(({ ideal }) => ideal ?? 'met').filter((mark) => mark !== 'met')).toEqual([])
      for (const line of ofFactors) expect(clausesNaming(sentence, line).length, sentence).toBeLessThan(2)
    })
  })

  it('an ideal price that is set apart is not called the budget', () => {
    check(({ price, isIdealApart }) => {
      if (isIdealApart) expect(price?.reason ?? '').not.toMatch(/budget/)
    })
  })
})

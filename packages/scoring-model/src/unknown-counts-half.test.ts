import { type Factor, factors, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareScored,
  type Evaluation,
  evaluateProperty,
  rank,
  scoreProperty,
  toColumns,
  weighEvaluation,
} from './index.ts'
import { anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond } from './testing/builders.ts'

const worthHalf = fc.integer({ min: 5_000, max: 10_000 }).map((thousandths) => thousandths / 1000)

/** A home, and the same home with one more value stated, worth at least half. */
const pair = fc
  .record({ input: anyHome, weights: anyWeights, filters: anyFilters, pick: fc.nat(), value: worthHalf })
  .map(({ pick, value, ...asked }) => {
    const silent = evaluateProperty(asked)
    const unknown = [
      ...factors.filter((factor) => factor !== 'location' && silent.values[factor] === null),
      ...[...silent.custom].flatMap(([name, known]) => (known === null ? [name] : [])),
    ]
    const name = unknown[pick % Math.max(1, unknown.length)]
    return { weights: asked.weights, silent, stating: name === undefined ? null : state(silent, name, value) }
  })

const state = (evaluation: Evaluation, name: string, value: number): Evaluation =>
  evaluation.custom.has(name)
    ? { ...evaluation, custom: new Map([...evaluation.custom, [name, value]]) }
    : { ...evaluation, values: { ...evaluation.values, [name as Factor]: value } }

const isAbove = (one: Evaluation, other: Evaluation, weights: Weights): boolean =>
  compareScored(
    // The worse id: only a better home stands above.
    { propertyId: 'z', ...weighEvaluation(one, weights) },
    { propertyId: 'a', ...weighEvaluation(other, weights) },
  ) < 0

const orderOf = (homes: Evaluation[], weights: Weights): number[] => {
  const ids = ['z', 'a']
  return [...rank(toColumns(homes.map((evaluation, at) => ({ propertyId: ids[at] ?? '', evaluation }))), weights).order]
}

describe('unknown is not better than known', () => {
  it('a home that also states a value worth half or more stands above its equal, whatever the weights', () => {
    fc.assert(
      fc.property(pair, ({ weights, silent, stating }) => {
        if (stating === null) return
        const before = weighEvaluation(silent, weights)
        const after = weighEvaluation(stating, weights)
        fc.pre(after.coverage.known > before.coverage.known)
        expect(after.score).toBeGreaterThanOrEqual(before.score)
        expect(isAbove(stating, silent, weights)).toBe(true)
        expect(orderOf([stating, silent], weights)).toEqual([0, 1])
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a home over the budget', () => {
  const budget = fc.integer({ min: 100_000, max: 3_000_000 })

  it('never stands above its equal inside it, whatever the weights', () => {
    fc.assert(
      fc.property(
        anyHome,
        anyWeights,
        anyFilters,
        budget,
        fc.integer({ min: 1, max: 1_000_000 }),
        (home, given, { locations }, maxPrice, over) => {
          const weights = { ...given, idealCriteria: { maxPrice } }
          const filters = { locations, maxPrice }
          const asking = (price: number) =>
            evaluateProperty({ input: { ...home, price, hiddenPrice: null }, weights, filters })
          const inside = asking(maxPrice)
          const above = asking(maxPrice + over)
          expect(isAbove(inside, above, weights)).toBe(true)
          expect(orderOf([inside, above], weights)).toEqual([0, 1])
        },
      ),
    )
  })

  it('is one by its search where no ideal names a budget', () => {
    const weights = { ...Weights.parse({}), useFiltersForScoring: false }
    const keyOf = (maxPrice?: number) =>
      scoreProperty({ input: aHome({ price: 200_000 }), weights, filters: { locations: [richmond], maxPrice } }).sortKey
    expect(keyOf(199_999)).toBeLessThan(keyOf(200_000))
    expect(keyOf(200_000)).toBe(keyOf())
  })

  it('is never one by a price that is not advertised', () => {
    const weights = { ...Weights.parse({}), idealCriteria: { maxPrice: 500_000 } }
    const isOver = (hiddenPrice: number) =>
      evaluateProperty({ input: aHome({ hiddenPrice }), weights, filters: {} }).isOverBudget
    expect([isOver(400_000), isOver(900_000)]).toEqual([false, false])
  })
})

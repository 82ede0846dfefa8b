import type { KeptHome } from '@verandah/contracts'
import { aHome as aSnapshot } from '@verandah/contracts/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareScored,
  evaluateProperty,
  exactScores,
  followOverrides,
  rank,
  scoreProperty,
  scoringInputOf,
  toColumns,
  weighEvaluation,
} from './index.ts'
import { anySearch, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

type Search = typeof anySearch extends fc.Arbitrary<infer Value> ? Value : never

/** Reference implementation: score every object, then sort. */
const rankObjects = (evaluated: Search['evaluated'], weights: Search['weights']) =>
  evaluated
    .map(({ propertyId, evaluation }, home) => ({
      propertyId,
      home,
      ...weighEvaluation(evaluation, weights),
    }))
    .sort(compareScored)

const order = fc.record({ search: anySearch, weights: anyWeights })

describe('ranking columns', () => {
  it('gives the scores and the order of scoring objects and sorting them, for any homes and any weights', () => {
    fc.assert(
      fc.property(order, ({ search: { evaluated }, weights }) => {
        const expected = rankObjects(evaluated, weights)
        const ranking = rank(toColumns(evaluated), weights)
        expect([...ranking.order]).toEqual(expected.map(({ home }) => home))
        expect([...ranking.order].map((home) => ranking.scores[home])).toEqual(expected.map(({ score }) => score))
      }),
      { numRuns: 500 },
    )
  })

  it('rounds the exact scores half up to the scores', () => {
    fc.assert(
      fc.property(order, ({ search: { evaluated }, weights }) => {
        const columns = toColumns(evaluated)
        const { scores } = rank(columns, weights)
        const exact = exactScores(columns, weights)
        exact.forEach((score, home) => expect(Math.abs(score - (scores[home] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9))
        expect(exact).toHaveLength(evaluated.length)
      }),
    )
  })

  it('does not depend on the order of the homes', () => {
    fc.assert(
      fc.property(anySearch, fc.infiniteStream(fc.nat()), ({ evaluated, weights }, random) => {
        const shuffled = evaluated
          .map((home) => ({ home, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
        const ranked = (homes: Search['evaluated']) =>
          [...rank(toColumns(homes), weights).order].map((home) => homes[home]?.propertyId)
        expect(ranked(shuffled.map(({ home }) => home))).toEqual(ranked(evaluated))
      }),
    )
  })

  it('breaks ties by id in code-unit order, not in that of a language', () => {
    const weights = weighing({ bedrooms: 5 })
    const filters = { locations: [richmond] }
    const evaluation = evaluateProperty({ input: aHome({ bedrooms: 3 }), weights, filters })
    const ids = ['b', 'a10', 'é', 'B', 'a9']
    const { order: ranked } = rank(toColumns(ids.map((propertyId) => ({ propertyId, evaluation }))), weights)
    expect([...ranked].map((home) => ids[home])).toEqual(['B', 'a10', 'a9', 'b', 'é'])
  })

  it('weighs a factor whose weight was zero when the homes were evaluated', () => {
    const homes = [aHome({ bedrooms: 1 }), aHome({ bedrooms: 5 })]
    const filters = { locations: [richmond] }
    const evaluated = homes.map((input, index) => ({
      propertyId: String(index),
      evaluation: evaluateProperty({ input, weights: weighing({ bedrooms: 0 }), filters }),
    }))
    const { order: ranked, scores } = rank(toColumns(evaluated), weighing({ bedrooms: 1 }))
    expect([[...ranked], [...scores]]).toEqual([
      [1, 0],
      [20, 100],
    ])
  })

  it('keeps the given order of homes with one id and one score', () => {
    const weights = weighing({ bedrooms: 5 })
    const evaluation = evaluateProperty({ input: aHome({ bedrooms: 3 }), weights, filters: {} })
    const ids = ['b', 'a', 'a', 'b', 'a']
    const { order: ranked } = rank(toColumns(ids.map((propertyId) => ({ propertyId, evaluation }))), weights)
    expect([...ranked]).toEqual([1, 2, 4, 0, 3])
  })

  it('ranks no homes', () => {
    expect(rank(toColumns([]), weighing({ price: 1 })).order).toHaveLength(0)
  })
})

it('a list is ordered by sort key, then by id in code-unit order, and equal homes keep their order', () => {
  const homes = [
    { propertyId: 'b', sortKey: 7 },
    { propertyId: 'a9', sortKey: 7 },
    { propertyId: 'a10', sortKey: 7 },
    { propertyId: 'B', sortKey: 7 },
    { propertyId: 'z', sortKey: 8 },
    { propertyId: 'A', sortKey: 6 },
  ]
  const sorted = ['z', 'B', 'a10', 'a9', 'b', 'A']
  const ids = (list: typeof homes) => list.map(({ propertyId }) => propertyId)
  expect(ids(homes.toSorted(compareScored))).toEqual(sorted)
  expect(ids(homes.toReversed().sort(compareScored))).toEqual(sorted)
  expect(homes.map((home) => compareScored(home, { ...home }))).toEqual(homes.map(() => 0))
})

it('results are scored anew only with other weights, or where the buyer’s entries differ', () => {
  const weights = weighing({ bedrooms: 5 })
  const result = (propertyId: string, home: KeptHome) => ({
    propertyId,
    home,
    ...scoreProperty({ input: scoringInputOf(home), weights, filters: {} }),
    score: 1,
  })
  const home = { ...aSnapshot({ bedrooms: 3 }), hiddenPrice: null }
  const entered = result('entered', home)
  const breakdown = entered.breakdown.map((line) => ({ ...line, isOverridden: true }))
  const results = [{ ...entered, breakdown }, result('as it was', home), result('to enter', home)]
  const scores = (isReweighed: boolean) => {
    const overrides = new Map([['to enter', { bedrooms: 10 }]])
    const followed = followOverrides(results, { weights, isReweighed, filters: { locations: [richmond] }, overrides })
    return Object.fromEntries(followed.map(({ propertyId, score }) => [propertyId, score]))
  }
  expect(scores(false)).toEqual({ entered: 60, 'as it was': 1, 'to enter': 100 })
  expect(scores(true)).toEqual({ entered: 60, 'as it was': 60, 'to enter': 100 })
})

it('evaluating once and weighing equals scoring', () => {
  const asked = { input: aHome({ price: 700_000, bedrooms: 2 }), filters: { locations: [richmond] } }
  const weights = weighing({ price: 3, bedrooms: 4 })
  expect(scoreProperty({ ...asked, weights })).toEqual(
    weighEvaluation(evaluateProperty({ ...asked, weights }), weights),
  )
})

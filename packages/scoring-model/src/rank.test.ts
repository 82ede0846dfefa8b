import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareScored, judgeProperty, rank, scoreProperty, toColumns, weighJudgement } from './index.ts'
import { anySearch, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

type Search = typeof anySearch extends fc.Arbitrary<infer Value> ? Value : never

/** The same ranking the slow way: score every object, then sort. */
const rankObjects = (judged: Search['judged'], weights: Search['weights']) =>
  judged
    .map(({ propertyId, judgement }, home) => ({ propertyId, home, score: weighJudgement(judgement, weights).score }))
    .sort(compareScored)

const order = fc.record({ search: anySearch, weights: anyWeights })

describe('ranking columns', () => {
  it('gives the scores and the full order of scoring objects and sorting them, for any homes and any weights', () => {
    fc.assert(
      fc.property(order, ({ search: { judged }, weights }) => {
        const expected = rankObjects(judged, weights)
        const ranking = rank(toColumns(judged), weights)
        expect([...ranking.order]).toEqual(expected.map(({ home }) => home))
        expect([...ranking.order].map((home) => ranking.scores[home])).toEqual(expected.map(({ score }) => score))
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the order in which the homes are given', () => {
    fc.assert(
      fc.property(anySearch, fc.infiniteStream(fc.nat()), ({ judged, weights }, random) => {
        const shuffled = judged.map((home) => ({ home, key: random.next().value ?? 0 })).sort((a, b) => a.key - b.key)
        const ranked = (homes: Search['judged']) =>
          [...rank(toColumns(homes), weights).order].map((home) => homes[home]?.propertyId)
        expect(ranked(shuffled.map(({ home }) => home))).toEqual(ranked(judged))
      }),
    )
  })

  it('breaks ties by id in code-unit order, not in that of a language', () => {
    const weights = weighing({ bedrooms: 5 })
    const filters = { locations: [richmond] }
    const judgement = judgeProperty({ input: aHome({ bedrooms: 3 }), weights, filters })
    const ids = ['b', 'a10', 'é', 'B', 'a9']
    const { order: ranked } = rank(toColumns(ids.map((propertyId) => ({ propertyId, judgement }))), weights)
    expect([...ranked].map((home) => ids[home])).toEqual(['B', 'a10', 'a9', 'b', 'é'])
  })

  it('weighs a factor anew that weighed nothing when the homes were judged', () => {
    const homes = [aHome({ bedrooms: 1 }), aHome({ bedrooms: 5 })]
    const filters = { locations: [richmond] }
    const judged = homes.map((input, index) => ({
      propertyId: String(index),
      judgement: judgeProperty({ input, weights: weighing({ bedrooms: 0 }), filters }),
    }))
    const { order: ranked, scores } = rank(toColumns(judged), weighing({ bedrooms: 1 }))
    expect([[...ranked], [...scores]]).toEqual([
      [1, 0],
      [20, 100],
    ])
  })

  it('ranks no homes', () => {
    expect(rank(toColumns([]), weighing({ price: 1 })).order).toHaveLength(0)
  })
})

it('judging once and weighing is scoring', () => {
  const judging = { input: aHome({ price: 700_000, bedrooms: 2 }), filters: { locations: [richmond] } }
  const weights = weighing({ price: 3, bedrooms: 4 })
  expect(scoreProperty({ ...judging, weights })).toEqual(
    weighJudgement(judgeProperty({ ...judging, weights }), weights),
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptabilityOf } from './acceptability.ts'
import type { Decision } from './draw-means.ts'
import { aDecision, anyCentre, anyRows } from './testing/decisions.ts'
import { rankTableOf } from './testing/rank-table.ts'
import { weightsNear } from './weightings.ts'

const near = (centre: readonly number[]) => weightsNear({ centre, reach: 2, lowest: 0, highest: 10 })

const askOf = (decision: Decision, centre: readonly number[] = [5, 5, 5, 5, 5], seed = 1) => ({
  decision,
  drawWeights: near(centre),
  draws: 400,
  seed,
})

const counted = (decision: Decision, centre?: readonly number[], seed?: number) =>
  acceptabilityOf({ ...askOf(decision, centre, seed), ahead: 2 })

describe('Acceptability', () => {
  it('draws the same from one seed, and something else from another', () => {
    const rows = [
      [9, 1, 4],
      [1, 9, 5],
      [5, 5, 5],
    ]
    expect(counted(aDecision(rows))).toEqual(counted(aDecision(rows)))
    expect(counted(aDecision(rows), undefined, 2)).not.toEqual(counted(aDecision(rows)))
  })

  it('draws these numbers from seed 1, in every engine', () => {
    const rows = [
      [9, 1, 4],
      [1, 9, 5],
      [5, 5, 5],
    ]
    const pool = Float64Array.of(0, 3, 6)
    const decision = aDecision(rows, { unknowns: [{ alternative: 2, criterion: 0, pool }] })
    const { first, above } = acceptabilityOf({ ...askOf(decision), draws: 10_000, ahead: 1 })
    expect([[...first], [...above[0]!]]).toEqual([
      [807, 1837, 7356],
      [3540, 1837, 0],
    ])
  })

  it('depends on the ratios of weights only: doubling all of them changes nothing', () => {
    const rows = [
      [9, 1, 4],
      [1, 9, 5],
    ]
    const halves = acceptabilityOf({ ...askOf(aDecision(rows)), ahead: 1 })
    const doubled = weightsNear({ centre: [10, 10, 10], reach: 4, lowest: 0, highest: 20 })
    expect(acceptabilityOf({ ...askOf(aDecision(rows)), drawWeights: doubled, ahead: 1 })).toEqual(halves)
  })

  it('adds up: the best of each draw is first, three are among the first three, a pair has one winner', () => {
    fc.assert(
      fc.property(anyRows, anyCentre, (rows, centre) => {
        const { first, firstThree, above, draws } = counted(aDecision(rows), centre)
        expect(first.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(draws)
        expect(firstThree.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
          draws * Math.min(3, rows.length),
        )
        const back = counted(aDecision(rows.toReversed()), centre)
        rows.slice(1).forEach((_, one) => {
          expect(above[0]![one]! + back.above[0]![rows.length - 2 - one]!).toBe(draws)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('counts what the full table of ranks counts', () => {
    fc.assert(
      fc.property(anyRows, anyCentre, (rows, centre) => {
        const { first, firstThree, draws } = counted(aDecision(rows), centre)
        const { acceptability } = rankTableOf(askOf(aDecision(rows), centre))
        acceptability.forEach((shares, one) => {
          expect(first[one]).toBe(Math.round(shares[0]! * draws))
          expect(firstThree[one]).toBe(Math.round(shares.slice(0, 3).reduce((sum, share) => sum + share, 0) * draws))
        })
      }),
      { numRuns: 60 },
    )
  })

  it('ties alternatives that are alike, and always puts the one first that is better in everything', () => {
    fc.assert(
      fc.property(anyRows, anyCentre, (rows, centre) => {
        const better = (rows[0] ?? []).map(() => 11)
        const { first, above, draws } = counted(aDecision([better, better, ...rows]), centre)
        expect([first[0], first[1], above[0]![0]]).toEqual([draws, draws, draws / 2])
        expect(above[1]![0]).toBe(draws)
      }),
      { numRuns: 60 },
    )
  })
})

describe('An unknown value', () => {
  const rows = [[0], [5]]

  it('is drawn from its pool, evenly', () => {
    const pool = Float64Array.of(1, 4, 6, 9)
    const decision = aDecision(rows, { unknowns: [{ alternative: 0, criterion: 0, pool }] })
    const { first } = acceptabilityOf({ ...askOf(decision), draws: 10_000, ahead: 0 })
    expect(Math.abs(first[0]! - 5_000)).toBeLessThan(200)
  })

  it('changes nothing where its pool has one value', () => {
    const unknowns = [{ alternative: 0, criterion: 0, pool: Float64Array.of(7) }]
    expect(counted(aDecision(rows, { unknowns })).first).toEqual(counted(aDecision([[7], [5]])).first)
  })
})

describe('A weighted mean', () => {
  it('leaves a criterion out of both sides', () => {
    const rows = [
      [5, 0],
      [4, 4],
    ]
    expect(counted(aDecision(rows)).first).toEqual(Uint32Array.of(0, 400))
    const leftOut = [{ alternative: 0, criterion: 1 }]
    expect(counted(aDecision(rows, { leftOut })).first).toEqual(Uint32Array.of(400, 0))
  })

  it('has credit on both sides', () => {
    const credit = { sums: Float64Array.of(10, 0), weights: Float64Array.of(1, 0) }
    expect(counted(aDecision([[5], [5]], { credit })).first).toEqual(Uint32Array.of(400, 0))
    expect(counted(aDecision([[10], [10]], { credit })).above[0]![0]).toBe(200)
  })

  it('is 0 without weight', () => {
    const nothing = weightsNear({ centre: [0], reach: 0, lowest: 0, highest: 10 })
    const { first } = acceptabilityOf({ ...askOf(aDecision([[1], [9]])), drawWeights: nothing, ahead: 0 })
    expect(first).toEqual(Uint32Array.of(400, 400))
  })
})

it('weights near a centre reach both ends of their range and turn back at the limits', () => {
  const seen = [Float64Array.of(0), Float64Array.of(0.999), Float64Array.of(0.5)].map(([random]) => {
    const weights = new Float64Array(3)
    near([0, 5, 10])(weights, () => random!)
    return [...weights]
  })
  expect(seen[0]).toEqual([2, 3, 8])
  expect(seen[1]!.map((weight) => Math.round(weight))).toEqual([2, 7, 8])
  expect(seen[2]).toEqual([0, 5, 10])
})

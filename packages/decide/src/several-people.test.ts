import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from './places.ts'
import { belowNoMedian, leximinOrder, ownOrder, satisfactionsOf } from './several-people.ts'

const ours = (scores: readonly (readonly number[])[]) => leximinOrder(satisfactionsOf(scores))

/** Scores from 0 to 100 of two to four people for one to eight alternatives. */
const anyScores = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: size, maxLength: size }), {
    minLength: 2,
    maxLength: 4,
  }),
)

/** Names by place, names that share one together: "B, (A C)". */
const textOf = (order: readonly Place[], names: string): string =>
  [...new Set(order.map(({ place }) => place))]
    .map((place) => order.filter((one) => one.place === place).map(({ alternative }) => names[alternative]))
    .map((group) => (group.length > 1 ? `(${group.join(' ')})` : group.join('')))
    .join(', ')

/*
 * J. Masthoff, "Group Recommender Systems: Combining Individual Models", Recommender Systems Handbook (Springer, 2011),
 * pages 677-702: Peter, Jane and Mary rate ten scenes of a film.
 */
const masthoff = [
  [10, 4, 3, 6, 10, 9, 6, 8, 10, 8],
  [1, 9, 8, 9, 7, 9, 6, 9, 3, 8],
  [10, 5, 2, 7, 9, 8, 5, 6, 7, 6],
]

describe("Masthoff's table", () => {
  it('has the published order by least misery, "F, E, (D H J), G, B, I, C, A", with fewer ties', () => {
    // Sorted: D 6 7 9, H 6 8 9, J 6 8 8.
    expect(textOf(leximinOrder(masthoff), 'ABCDEFGHIJ')).toBe('F, E, H, J, D, G, B, I, C, A')
  })

  it('counts those who share a place before the next, and says who shares', () => {
    const places = ownOrder(masthoff[2]!).map(({ place, isShared }) => (isShared ? `=${place}` : String(place)))
    expect(places).toEqual(['1', '2', '3', '=4', '=4', '=6', '=6', '=8', '=8', '10'])
  })
})

describe('The order for several people', () => {
  it('does not depend on how harshly a person rates', () => {
    fc.assert(
      fc.property(anyScores, ([first = [], ...others]) => {
        expect(ours([first.map((score) => score / 2), ...others])).toEqual(ours([first, ...others]))
      }),
    )
  })

  it('is not changed by an alternative that is the best for no one', () => {
    fc.assert(
      fc.property(anyScores, fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }), (scores, chosen) => {
        const below = scores.map((own, person) => Math.min(chosen[person]!, Math.max(...own)))
        const size = scores[0]!.length
        const kept = ours(scores.map((own, person) => [...own, below[person]!])).filter(
          ({ alternative }) => alternative !== size,
        )
        expect(kept.map(({ alternative }) => alternative)).toEqual(ours(scores).map(({ alternative }) => alternative))
      }),
    )
  })

  it('begins with an alternative that is the best for everybody', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const order = ours(scores.map((own) => [...own, 101]))
        expect(order[0]).toEqual({ alternative: scores[0]!.length, place: 1, isShared: false })
      }),
    )
  })

  it('does not depend on who is who', () => {
    fc.assert(
      fc.property(anyScores, ([first = [], ...others]) => {
        expect(ours([...others, first])).toEqual(ours([first, ...others]))
      }),
    )
  })

  it('never puts a home above one whose worst-off person is better off', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const worst = (alternative: number) => Math.min(...satisfactionsOf(scores).map((own) => own[alternative]!))
        const along = ours(scores).map(({ alternative }) => worst(alternative))
        expect(along).toEqual(along.toSorted((a, b) => b - a))
      }),
    )
  })

  it('lets the harsher of two raters not rule', () => {
    // To the first, B is worth half of A. To the second, who gives few points, A is worth 80 % of B.
    const scores = [
      [90, 45],
      [16, 20],
    ]
    expect(textOf(ours(scores), 'AB')).toBe('A, B')
    expect(textOf(leximinOrder(scores), 'AB')).toBe('B, A')
  })

  it('is that of the others where one person rates everything 0, and empty for no alternatives', () => {
    expect(
      textOf(
        ours([
          [0, 0, 0],
          [30, 90, 60],
        ]),
        'ABC',
      ),
    ).toBe('B, C, A')
    expect(ours([[], []])).toEqual([])
  })
})

it("one's own order has the highest first, and equal ones share a place in the order given", () => {
  expect(textOf(ownOrder(Uint8Array.of(50, 80, 50, 90)), 'ABCD')).toBe('D, B, (A C)')
})

it("in everybody's better half is what is below no one's median", () => {
  const odd = [
    [10, 20, 30],
    [30, 20, 10],
  ]
  expect(belowNoMedian(odd)).toEqual([1])
  const even = [
    [10, 20, 30, 40],
    [1, 9, 9, 8],
  ]
  expect(belowNoMedian(even)).toEqual([2])
})

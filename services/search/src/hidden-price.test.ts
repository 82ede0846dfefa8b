import type { HomeBuyer, KeptHome, SearchFilters, Weights } from '@verandah/contracts'
import { matchesFilters } from '@verandah/listing-providers/listing'
import { priceBandOf, priceValueOf, scoreProperty, scoringInputOf } from '@verandah/scoring-model'
import { bundledTables } from '@verandah/true-cost'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { aHome } from '@verandah/contracts/testing'
import { createHomeCosts } from './costs/money-parts.ts'
import { sortings } from './searches/read/cards/domain/sorting.ts'
import { plainWeights, richmond } from './testing/start-search.ts'

const homeAsking = (hiddenPrice: number): KeptHome => ({
  ...aHome({ ...richmond, price: null, priceFrom: null, priceTo: null, displayPrice: 'Auction' }),
  hiddenPrice,
})

/** Amounts around the price reveal most. */
const anyAmount = fc.oneof(fc.integer({ min: 1_100_000, max: 1_400_000 }), fc.integer({ min: 10_000, max: 5_000_000 }))
const anyRange = fc.record({ minPrice: anyAmount, maxPrice: anyAmount }, { requiredKeys: [] })
const weight = fc.integer({ min: 0, max: 10 })
const anyRequest = fc.record({
  filters: anyRange,
  idealCriteria: anyRange,
  useFiltersForScoring: fc.boolean(),
  price: weight,
  bedrooms: weight,
  sort: fc.constantFrom(...(Object.keys(sortings) as (keyof typeof sortings)[])),
})

type Request = typeof anyRequest extends fc.Arbitrary<infer Made> ? Made : never

const buyer: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
const now = new Date('2026-11-20T00:00:00Z')
const costOf = createHomeCosts(bundledTables)({ buyers: [buyer], deposit: { percent: 20 } }, now)

/** All numbers and texts that a request returns about a home. */
const answerTo = (home: KeptHome, { filters: range, sort, ...wishes }: Request) => {
  const filters: SearchFilters = { locations: [{ ...richmond }], maxPages: 5, ...range }
  const weights: Weights = { ...plainWeights, ...wishes }
  const input = scoringInputOf(home)
  const { score, breakdown, coverage, sortKey } = scoreProperty({ input, weights, filters })
  const place = sortings[sort].keyOf(home, { sortKey, now, costOf })
  return JSON.stringify([
    matchesFilters(home, filters),
    score,
    breakdown,
    coverage,
    sortKey,
    priceValueOf(input, weights),
    place,
    costOf(home),
  ])
}

it('10,000 requests that vary filter, ideal, weights and sort reveal no more of a hidden price than its band', () => {
  const { above, upTo } = priceBandOf(1_234_567)
  const least = homeAsking(above + 1)
  const greatest = homeAsking(upTo)
  const next = homeAsking(upTo + 1)
  let told = 0
  fc.assert(
    fc.property(anyRequest, (request) => {
      const answer = answerTo(least, request)
      expect(answerTo(greatest, request)).toBe(answer)
      if (answerTo(next, request) !== answer) told += 1
    }),
    { numRuns: 10_000 },
  )
  expect(told).toBeGreaterThan(100)
})

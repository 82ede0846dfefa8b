import type { IdealCriteria, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateProperty, type HomeFacts, priceValueOf, rank, scoreProperty, toColumns } from './index.ts'
import { anyFilters, anyHome, anyWeights } from './testing/arbitraries.ts'

const orUnknown = <Known>(known: fc.Arbitrary<Known>) => fc.option(known, { nil: null })
const orNone = <Known>(known: fc.Arbitrary<Known>) => fc.option(known, { nil: undefined })

/** Ideal criteria, all or some of them; a price range always contains a price. */
const anyIdeal: fc.Arbitrary<IdealCriteria> = fc
  .record({
    minPrice: orNone(fc.integer({ min: 1_000, max: 1_000_000 })),
    above: orNone(fc.integer({ min: 0, max: 1_000_000 })),
    minBedrooms: orNone(fc.integer({ min: 1, max: 6 })),
    minBathrooms: orNone(fc.integer({ min: 1, max: 4 })),
    minLandSize: orNone(fc.integer({ min: 1, max: 1_000 })),
  })
  .map(({ above, ...ideal }) => ({
    ...ideal,
    maxPrice: above === undefined ? undefined : (ideal.minPrice ?? 1_000) + above,
    propertyType: undefined,
  }))

type Measures = Pick<HomeFacts, 'bedrooms' | 'bathrooms' | 'landSize'> & { price: number | null; isHidden: boolean }

const anyMeasures: fc.Arbitrary<Measures> = fc.record({
  price: orUnknown(fc.integer({ min: 0, max: 3_000_000 })),
  isHidden: fc.boolean(),
  bedrooms: orUnknown(fc.integer({ min: 0, max: 9 })),
  bathrooms: orUnknown(fc.constantFrom(1, 1.5, 2, 3, 5)),
  landSize: orUnknown(fc.integer({ min: 0, max: 2_000 })),
})

/** Measures that meet the ideal, plus the measures given as `more`. */
const meeting = (ideal: IdealCriteria, more: Measures): Measures => {
  const { minPrice = 1_000, maxPrice = 3_000_000, minBedrooms = 0, minBathrooms = 0, minLandSize = 0 } = ideal
  return {
    isHidden: more.isHidden,
    price: minPrice + Math.floor(((maxPrice - minPrice) * ((more.landSize ?? 0) % 100)) / 100),
    bedrooms: minBedrooms + (more.bedrooms ?? 0),
    bathrooms: minBathrooms + (more.bathrooms ?? 0),
    landSize: minLandSize + (more.landSize ?? 0),
  }
}

const withMeasures = (home: HomeFacts, { price, isHidden, ...rooms }: Measures): HomeFacts => ({
  ...home,
  ...rooms,
  priceFrom: null,
  priceTo: null,
  price: isHidden ? null : price,
  hiddenPrice: isHidden ? price : null,
  overrides: null,
})

const hasPriceIdeal = ({ idealCriteria: { minPrice, maxPrice } }: Pick<Weights, 'idealCriteria'>): boolean =>
  minPrice !== undefined || maxPrice !== undefined

/** Two homes that differ only in what ideals judge: the first meets every ideal, the second is arbitrary. */
const pair = fc
  .record({
    home: anyHome,
    ideal: anyIdeal,
    more: anyMeasures,
    other: anyMeasures,
    weights: anyWeights,
    filters: anyFilters,
  })
  .map(({ home, ideal, more, other, weights, filters }) => {
    const met = meeting(ideal, more)
    const judged: Measures = {
      ...(ideal.minPrice === undefined && ideal.maxPrice === undefined
        ? { price: met.price, isHidden: met.isHidden }
        : { price: other.price, isHidden: other.isHidden }),
      bedrooms: ideal.minBedrooms === undefined ? met.bedrooms : other.bedrooms,
      bathrooms: ideal.minBathrooms === undefined ? met.bathrooms : other.bathrooms,
      landSize: ideal.minLandSize === undefined ? met.landSize : other.landSize,
    }
    const asked = { weights: { ...weights, idealCriteria: ideal, useFiltersForScoring: true }, filters }
    return { asked, exact: withMeasures(home, met), other: withMeasures(home, judged) }
  })
  // A hidden price meets an ideal when the middle of its band does.
  .filter(({ asked, exact }) => (priceValueOf(exact, asked.weights) ?? 10) === 10 || !hasPriceIdeal(asked.weights))

describe('matching exactly scores highest', () => {
  it('a home that meets every ideal never scores below an equal home that misses one or does not state it, whatever the weights', () => {
    fc.assert(
      fc.property(pair, ({ asked, exact, other }) => {
        const [best, second] = [exact, other].map((input) => scoreProperty({ ...asked, input }).score)
        expect(best).toBeGreaterThanOrEqual(second ?? NaN)
      }),
      { numRuns: 3_000 },
    )
  })

  it('nor below it in the columns of a browser', () => {
    fc.assert(
      fc.property(pair, ({ asked, exact, other }) => {
        const evaluated = [exact, other].map((input, index) => ({
          propertyId: String(index),
          evaluation: evaluateProperty({ ...asked, input }),
        }))
        const { scores } = rank(toColumns(evaluated), asked.weights)
        expect(scores[0]).toBeGreaterThanOrEqual(scores[1] ?? NaN)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateProperty, packedFor, packEvaluation, scoringRule, sortPacked, weighEvaluation } from './index.ts'
import { anySearch, anyWeights } from './testing/arbitraries.ts'
import { aHome, aPlace, richmond, weighing } from './testing/builders.ts'

describe('a packed evaluation', () => {
  it('sorts like the evaluation, whatever the current weights of its criteria', () => {
    const weighed = fc.record({ search: anySearch, other: anyWeights })
    fc.assert(
      fc.property(weighed, ({ search: { evaluated, weights }, other }) => {
        const additionalCriteria = Object.fromEntries(
          Object.keys(weights.additionalCriteria)
            .reverse()
            .map((name, at) => [name, at * 5]),
        )
        const places = weights.places.toReversed().map((place, at) => ({ ...place, weight: at * 3 }))
        const now = { ...weights, ...other, additionalCriteria, places }
        const sortKeyOf = sortPacked(now)
        for (const { evaluation } of evaluated)
          expect(sortKeyOf(packEvaluation(evaluation))).toBe(weighEvaluation(evaluation, now).sortKey)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{ idealCriteria: { minBedrooms: 2 } }],
    [{ useFiltersForScoring: false, idealCriteria: { minBedrooms: 3 } }],
    [{ idealCriteria: { minBedrooms: 3 }, additionalCriteria: { Pool: 4 } }],
    [{ idealCriteria: { minBedrooms: 3 }, places: [aPlace()] }],
  ])('is computed again for %j', (change) => {
    const before = packedFor(weighing({ idealCriteria: { minBedrooms: 3 } }))
    expect(packedFor(weighing(change))).not.toEqual(before)
  })

  it('is computed again for a place that was moved, but not for one that weighs more', () => {
    const before = packedFor(weighing({ places: [aPlace()] }))
    expect(packedFor(weighing({ places: [aPlace({ weight: 9 })] }))).toEqual(before)
    for (const change of [
      { latitude: -37.82 },
      { mode: 'cycling' },
      { goodMinutes: 16 },
      { tooFarMinutes: 46 },
    ] as const)
      expect(packedFor(weighing({ places: [aPlace(change)] }))).not.toEqual(before)
  })

  it('matches the snapshot: a change here must raise `scoringRule`, or stored homes keep outdated scores', () => {
    const weights = weighing({ idealCriteria: { maxPrice: 900_000 }, additionalCriteria: { Pool: 1, garden: 1 } })
    const packed = [
      aHome({ price: 1_000_000, suburb: 'Cremorne', bedrooms: 3, features: ['Pool'], hasPremiumFeatures: true }),
      aHome({ hiddenPrice: 1_250_000, bathrooms: 1.5, landSize: 333, description: 'A garden.', isWellLit: true }),
      aHome({ propertyAge: 'Established', hasRenovatedFeatures: true, facts: [{ name: 'pool', value: 'no' }] }),
    ].map((input) => packEvaluation(evaluateProperty({ input, weights, filters: { locations: [richmond] } })))
    expect([scoringRule, ...packed]).toEqual([
      2,
      '2593,5000,6000,,,,1000,10000,0,10000,,,1',
      '0,10000,,3750,3330,,0,,10000,,10000,,',
      ',10000,,,,10000,0,0,0,,,,',
    ])
  })
})

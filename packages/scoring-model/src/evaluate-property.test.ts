import { Weights } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { evaluateProperty, type HomeFacts, scoreProperty, weighEvaluation } from './index.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

const filters = { locations: [richmond] }
const score = (facts: Partial<HomeFacts>, weights: Weights) => scoreProperty({ input: aHome(facts), weights, filters })
const byName = ({ breakdown }: ReturnType<typeof score>) =>
  Object.fromEntries(breakdown.map((line) => [line.name, [line.points, line.outOf]]))

describe('a score', () => {
  it('is the weighted mean of all seven factors, scaled to 100, with reasons that add up to it', () => {
    const home = {
      price: 1_150_000,
      bedrooms: 3,
      bathrooms: 2,
      landSize: 250,
      propertyAge: 'Established',
      features: ['Pool', 'Garage', 'Shed', 'Spa'],
    }
    // (8*5 + 9*10 + 7*6 + 6*5 + 5*2.5 + 4*8 + 5*4) / 44 = 6.0568
    const scored = score(home, Weights.parse({}))
    expect(scored.score).toBe(61)
    expect(byName(scored)).toEqual({
      price: [9, 18],
      location: [20, 21],
      bedrooms: [10, 16],
      bathrooms: [7, 14],
      landSize: [3, 11],
      propertyAge: [7, 9],
      features: [5, 11],
    })
    expect(scored.coverage).toEqual({ known: 7, total: 7 })
  })

  it('is rounded half up', () => {
    expect(score({ bedrooms: 1, bathrooms: 1 }, weighing({ bedrooms: 5, bathrooms: 5 })).score).toBe(23)
  })

  it('counts half the points of what is unknown, and says so in the coverage', () => {
    const scored = score({ price: null, bedrooms: 4, landSize: null }, weighing({ price: 9, bedrooms: 2, landSize: 9 }))
    expect(scored.score).toBe(53)
    expect(scored.coverage).toEqual({ known: 1, total: 3 })
    expect(scored.breakdown).toEqual([
      { kind: 'factor', name: 'bedrooms', weight: 2, value: 8, points: 8, outOf: 10 },
      { kind: 'factor', name: 'price', weight: 9, value: null, points: 23, outOf: 45 },
      { kind: 'factor', name: 'landSize', weight: 9, value: null, points: 22, outOf: 45 },
    ])
  })

  it.each([
    ['nothing weighs anything', {}, weighing({}), { known: 0, total: 0 }],
    ['there is nothing but extra credit', { hasPremiumFeatures: true }, weighing({}), { known: 0, total: 0 }],
  ])('is 50 when %s', (_when, facts, weights, coverage) => {
    const scored = score(facts, weights)
    expect(scored.score).toBe(50)
    expect(scored.coverage).toEqual(coverage)
    expect(scored.breakdown.filter(({ outOf }) => outOf > 0)).toEqual([
      { kind: 'neutral', name: 'neutral', weight: 0, value: 5, points: 50, outOf: 100 },
    ])
  })
})

describe('a score of what is not known', () => {
  it('is 50 when nothing is known, whatever the weights and the extra credit', () => {
    const scored = score({ hasPremiumFeatures: true }, weighing({ price: 9, landSize: 2 }))
    expect([scored.score, scored.coverage]).toEqual([50, { known: 0, total: 2 }])
    expect(byName(scored)).toEqual({ price: [41, 82], landSize: [9, 18] })
  })

  it('leaves location out where no place was searched', () => {
    const weights = weighing({ bedrooms: 5, location: 5 })
    const scored = scoreProperty({ input: aHome({ bedrooms: 4 }), weights, filters: {} })
    expect([scored.score, scored.coverage]).toEqual([80, { known: 1, total: 1 }])
    expect(byName(scored)).toEqual({ bedrooms: [80, 100], location: [0, 0] })
  })
})

describe('ideal criteria', () => {
  const ideal = { price: 5, idealCriteria: { minPrice: 1_000_000, maxPrice: 2_000_000 } }

  it('take part when the buyer wants them to', () => {
    expect(score({ price: 2_000_000 }, weighing({ ...ideal, useFiltersForScoring: true })).score).toBe(100)
  })

  it('take no part when the buyer does not', () => {
    expect(score({ price: 2_000_000 }, weighing({ ...ideal, useFiltersForScoring: false })).score).toBe(0)
  })

  it('do not evaluate the property type: it is a filter', () => {
    const typed = weighing({ bedrooms: 5, idealCriteria: { propertyType: 'House' } })
    expect(score({ bedrooms: 3 }, typed)).toEqual(score({ bedrooms: 3 }, weighing({ bedrooms: 5 })))
  })
})

describe('extra credit', () => {
  const weights = weighing({ bedrooms: 2 })

  it.each([
    [{ hasPremiumFeatures: true }, 60, { premiumFeatures: [33, 33], bedrooms: [27, 67] }],
    [{ isWellLit: true }, 52, { goodLighting: [20, 20], bedrooms: [32, 80] }],
    [{ hasModernInterior: true }, 52, { modernInterior: [20, 20], bedrooms: [32, 80] }],
  ])('adds its weight to both sides with %j', (facts, expected, lines) => {
    const scored = score({ bedrooms: 2, ...facts }, weights)
    expect(scored.score).toBe(expected)
    expect(byName(scored)).toEqual(lines)
    expect(scored.coverage).toEqual({ known: 1, total: 1 })
  })

  it('subtracts nothing where it is absent', () => {
    expect(score({ bedrooms: 2 }, weights).score).toBe(40)
  })
})

describe('custom criteria', () => {
  const weights = weighing({ additionalCriteria: { Pool: 3, Sauna: 1, Cellar: 0 } })

  it('count half where they name an unknown fact', () => {
    const scored = score({}, weighing({ additionalCriteria: { Pool: 3, Sauna: 1 } }))
    expect([scored.score, scored.coverage]).toEqual([38, { known: 1, total: 2 }])
  })

  it('count by their weight, in order of name, and not at all at weight 0', () => {
    const scored = score({ features: ['pool'] }, weights)
    expect(scored.score).toBe(75)
    expect(scored.coverage).toEqual({ known: 2, total: 2 })
    expect(scored.breakdown.map(({ kind, name, points }) => [kind, name, points])).toEqual([
      ['custom', 'Pool', 75],
      ['custom', 'Sauna', 0],
    ])
  })
})

describe('a criterion', () => {
  it('is in the order of names, whatever the typed order', () => {
    const names = ['c', 'a10', 'B', 'a9', 'b']
    const typed = (some: string[]) =>
      score({}, weighing({ additionalCriteria: Object.fromEntries(some.map((name) => [name, 1])) })).breakdown
    expect(typed(names).map(({ name }) => name)).toEqual(['B', 'a10', 'a9', 'b', 'c'])
    expect(typed(names.toReversed())).toEqual(typed(names))
  })

  it.each(['Pool', 'location'])('added after the homes were evaluated is unknown until they are again: %s', (name) => {
    const evaluation = evaluateProperty({ input: aHome({ bedrooms: 4 }), weights: weighing({}), filters })
    const { score: weighed, coverage } = weighEvaluation(
      evaluation,
      weighing({ bedrooms: 1, additionalCriteria: { [name]: 9 } }),
    )
    expect([weighed, coverage]).toEqual([53, { known: 1, total: 2 }])
  })

  it('has a value in thousandths, so that every sum of values is the same', () => {
    const [line] = score({ bedrooms: 2 }, weighing({ bedrooms: 1, idealCriteria: { minBedrooms: 3 } })).breakdown
    expect(line?.value).toBe(6.667)
  })
})

describe('overrides', () => {
  it('replace known and unknown values, and are marked', () => {
    const weights = weighing({ bedrooms: 5, landSize: 5 })
    const scored = score({ bedrooms: 1, landSize: null, overrides: { bedrooms: 9, landSize: 4 } }, weights)
    expect(scored.score).toBe(65)
    expect(scored.breakdown.map(({ value, isOverridden }) => [value, isOverridden])).toEqual([
      [9, true],
      [4, true],
    ])
  })

  it('do not affect the other factors', () => {
    const [line] = score({ bedrooms: 3, overrides: { price: 0 } }, weighing({ bedrooms: 5 })).breakdown
    expect(line).toEqual({ kind: 'factor', name: 'bedrooms', weight: 5, value: 6, points: 60, outOf: 100 })
  })

  it('of single features count as their mean; none of them is no override', () => {
    const weights = weighing({ features: 5 })
    expect(score({ overrides: { features: { view: 9, kitchen: 4 } } }, weights).score).toBe(65)
    expect(score({ features: ['Pool'], overrides: { features: {} } }, weights).score).toBe(10)
    expect(score({ overrides: { features: 7 } }, weights).score).toBe(70)
  })
})

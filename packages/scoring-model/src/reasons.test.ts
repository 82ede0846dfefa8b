import { type HomeFact, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidenced, explainScore, scoreProperty, withReasons } from './index.ts'
import { anyHome, anyWeights } from './testing/arbitraries.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

const evidenced = (facts: Partial<Evidenced> = {}): Evidenced => ({
  ...aHome(),
  sources: [{ name: 'Domain' }],
  ...facts,
  facts: facts.facts ?? [],
})

const linesOf = (home: Evidenced, weights: Weights) =>
  withReasons(scoreProperty({ input: home, weights, filters: { locations: [richmond] } }).breakdown, home, weights)

const toldOf = (facts: Partial<Evidenced>, weights: Partial<Weights>) =>
  linesOf(evidenced(facts), weighing(weights)).find(({ kind }) => kind !== 'neutral')

const ideal = { minPrice: 500_000, maxPrice: 800_000, minBedrooms: 3, minBathrooms: 2, minLandSize: 500 }

describe('a line of a breakdown', () => {
  it.each([
    [{ bedrooms: 2 }, { bedrooms: 5, idealCriteria: ideal }, '2 bedrooms, you wanted 3'],
    [{ bedrooms: 3 }, { bedrooms: 5, idealCriteria: ideal }, '3 bedrooms, as you wanted'],
    [{ bedrooms: 5 }, { bedrooms: 5, idealCriteria: ideal }, '5 bedrooms, you wanted 3 or more'],
    [
      { bedrooms: 2 },
      { bedrooms: 5, idealCriteria: ideal, useFiltersForScoring: false },
      '2 bedrooms (5 or more score full points)',
    ],
    [{ bedrooms: 0 }, { bedrooms: 5 }, 'Studio (5 or more score full points)'],
    [{ bathrooms: 1 }, { bathrooms: 5 }, '1 bathroom (4 or more score full points)'],
    [{ bathrooms: 1.5 }, { bathrooms: 5, idealCriteria: ideal }, '1.5 bathrooms, you wanted 2'],
    [{ landSize: 320 }, { landSize: 5, idealCriteria: ideal }, '320 m², you wanted 500'],
    [{ landSize: 320 }, { landSize: 5 }, '320 m² (1,000 or more score full points)'],
    [{ price: 840_000 }, { price: 5, idealCriteria: ideal }, '$40k over your budget'],
    [{ price: 840_000 }, { price: 5, idealCriteria: { maxPrice: 800_000 } }, '$40k over your budget'],
    [{ price: 2_100_000 }, { price: 5, idealCriteria: ideal }, '$1.3M over your budget'],
    [{ price: 499_400 }, { price: 5, idealCriteria: ideal }, '$600 under your range'],
    [{ price: 499_000 }, { price: 5, idealCriteria: ideal }, '$1k under your range'],
    [{ price: 750_000 }, { price: 5, idealCriteria: ideal }, '$750k, within your budget'],
    [{ price: 750_000 }, { price: 5, idealCriteria: { minPrice: 500_000 } }, '$750k, within your budget'],
    [{ priceFrom: 820_000, priceTo: 880_000 }, { price: 5, idealCriteria: ideal }, 'About $50k over your budget'],
    [
      { priceFrom: 740_000, priceTo: 820_000 },
      { price: 5, idealCriteria: ideal },
      'About $780k, but may go up to $20k over your budget',
    ],
    [{ priceFrom: 740_000 }, { price: 5, idealCriteria: ideal }, 'About $740k, but may go over your budget'],
    [{ priceFrom: 700_000 }, { price: 5, idealCriteria: ideal }, 'About $700k, within your budget'],
    [{ price: 840_000 }, { price: 5, idealCriteria: ideal, isIdealApart: true }, '$40k over your ideal price'],
    [{ price: 750_000 }, { price: 5, idealCriteria: ideal, isIdealApart: true }, '$750k, within your ideal price'],
    [{ price: 1_250_000 }, { price: 5 }, '$1.25M ($300k or less scores full points)'],
    [
      { features: Array.from({ length: 12 }, (_, index) => `Feature ${index}`) },
      { features: 5 },
      '12 of the features buyers ask for',
    ],
    [{ featureCount: 1 }, { features: 5 }, '1 of the features buyers ask for'],
    [
      { propertyAge: 'Established', hasRenovatedFeatures: true },
      { propertyAge: 5 },
      'Established and renovated, taken as 25 years (25 scores full points)',
    ],
  ])('of %j weighed %j says "%s", naming the advertiser', (facts, weights, reason) => {
    expect(toldOf(facts, weights)).toMatchObject({ reason, from: 'Domain' })
  })
})

describe('the source of a line', () => {
  it('is named: each advertiser, the description, a map, the buyer', () => {
    const pool = (basis: HomeFact['basis'], source: string | null): HomeFact[] => [
      { name: 'pool', value: 'shared', basis, source, quote: null, listingId: null, at: null, said: null },
    ]
    const custom = { additionalCriteria: { Pool: 5 } }
    const of = (facts: HomeFact[]) => toldOf({ facts }, custom)
    expect(of(pool('provider', 'Domain'))).toMatchObject({ reason: 'Shared pool', from: 'Domain' })
    expect(of(pool('description', 'Domain'))?.from).toBe('the description on Domain')
    expect(of(pool('overlay', 'Flood 2025'))?.from).toBe('the map Flood 2025')
    expect(of(pool('buyer', null))?.from).toBe('you')
    expect(toldOf({ bedrooms: 2, sources: [{ name: 'Domain' }, { name: 'REA' }] }, { bedrooms: 5 })?.from).toBe(
      'Domain and REA',
    )
    const three = ['Agency feed', 'Domain', 'PropTrack'].map((name) => ({ name }))
    expect(toldOf({ bedrooms: 2, sources: three }, { bedrooms: 5 })?.from).toBe('Agency feed, Domain and PropTrack')
    const added = [{ name: 'Added by you', provider: 'own' }]
    expect(toldOf({ bedrooms: 2, sources: added }, { bedrooms: 5 })?.from).toBe('you')
    expect(toldOf({}, custom)).toMatchObject({ value: null, reason: 'Not stated, counted half' })
    expect(toldOf({ description: 'A sauna' }, { additionalCriteria: { Sauna: 5 } })?.reason).toBe(
      'The advert mentions it',
    )
    expect(toldOf({}, { additionalCriteria: { Sauna: 5 } })?.reason).toBe('The advert does not mention it')
    const own = toldOf({ bedrooms: 2, overrides: { bedrooms: 7 } }, { bedrooms: 5, idealCriteria: ideal })
    expect(own).toMatchObject({ reason: 'Your own value, 7 of 10', ideal: 'missed' })
  })

  it('states whether a place was searched, and that an unknown value is unknown', () => {
    expect(toldOf({}, { location: 5 })?.reason).toBe('Richmond, one of your suburbs')
    expect(toldOf({ suburb: 'Cremorne' }, { location: 5 })?.reason).toBe('Cremorne, not one of your suburbs')
    const silent = linesOf(evidenced(), Weights.parse({ idealCriteria: ideal }))
    expect(
      silent.flatMap(({ name, reason, ideal: mark }) => (reason === undefined ? [] : [[name, reason, mark]])),
    ).toEqual(
      expect.arrayContaining([
        ['bedrooms', 'Bedrooms not stated, counted half', 'unknown'],
        ['landSize', 'Land size not stated, counted half', 'unknown'],
        ['price', 'Price guide not advertised, counted half', 'unknown'],
        ['propertyAge', 'Age not stated, counted half', undefined],
      ]),
    )
  })

  it('of an unadvertised price contains no number, whatever the vendor asks', () => {
    fc.assert(
      fc.property(anyHome, anyWeights, fc.integer({ min: 1000, max: 3_000_000 }), (home, weights, hiddenPrice) => {
        const shown = evidenced({
          ...home,
          facts: [],
          price: null,
          priceFrom: null,
          priceTo: null,
          hiddenPrice,
          overrides: null,
        })
        const price = linesOf(shown, weights).find(({ name, kind }) => kind === 'factor' && name === 'price')
        fc.pre(price !== undefined)
        expect([price?.reason, price?.from]).toEqual(['Price guide not advertised', undefined])
      }),
    )
  })
})

describe('the sentence', () => {
  const full = { price: 700_000, bedrooms: 3, bathrooms: 2, landSize: 600 }
  const sentence = (facts: Partial<Evidenced>) => {
    const weights = Weights.parse({ idealCriteria: ideal })
    return explainScore({ breakdown: linesOf(evidenced(facts), weights) })
  }

  it('of a home that meets every ideal says so, and what holds it back', () => {
    expect(sentence({ ...full, propertyAge: 'Historic', features: ['Shed'] })).toBe(
      'Meets all of your ideals; strong on location; held back by features and age.',
    )
  })

  it('does not count a buyer’s own rating as a missed ideal', () => {
    expect(sentence({ ...full, overrides: { price: 2 }, propertyAge: 'Recent', features: ['Shed'] })).toBe(
      'Meets all of your ideals; strong on location and age; held back by price and features.',
    )
  })

  it('of a price range that ends above the budget says that it may go over, not that every ideal is met', () => {
    expect(sentence({ ...full, price: null, priceFrom: 740_000, priceTo: 820_000, features: ['Shed'] })).toBe(
      'May go over your maximum price; strong on location, bedrooms, bathrooms and 1 more; weak on features; age unknown.',
    )
  })

  it('of one that does not names the missed ideals, and its strengths', () => {
    expect(sentence({ ...full, bedrooms: 2, landSize: null, featureCount: 12, propertyAge: 'Recent' })).toBe(
      'Misses your ideal for bedrooms; strong on location, price, bathrooms and 2 more; land size unknown.',
    )
  })
})

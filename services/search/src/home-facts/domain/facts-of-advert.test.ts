import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOfAdvert, factsOfHome } from './facts-of-advert.ts'

const advert = (over: Partial<Parameters<typeof factsOfHome>[0][number]> = {}) => ({
  id: 'domain:1',
  sourceName: 'Domain',
  listedAt: '2026-11-03T00:00:00.000Z',
  description: '',
  features: [],
  ...over,
})

describe('the facts of a home', () => {
  it('name their advert, quote and date', () => {
    const home = factsOfHome([advert({ description: 'With a pool.' }), advert({ id: 'reaxml:1', features: ['Study'] })])
    expect(home.facts).toEqual([
      {
        name: 'study',
        value: 'yes',
        basis: 'provider',
        quote: 'Study',
        source: 'Domain',
        listingId: 'reaxml:1',
        at: '2026-11-03T00:00:00.000Z',
        said: null,
      },
      {
        name: 'pool',
        value: 'yes',
        basis: 'description',
        quote: 'With a pool.',
        source: 'Domain',
        listingId: 'domain:1',
        at: '2026-11-03T00:00:00.000Z',
        said: null,
      },
    ])
  })

  it('prefer a field to a sentence, and the best advert to another', () => {
    const worded = advert({ description: 'No pool.' })
    const stated = advert({ id: 'b', features: ['Swimming pool'] })
    expect(factsOfHome([worded, stated]).facts).toMatchObject([{ value: 'yes', listingId: 'b' }])
    expect(factsOfHome([worded, advert({ id: 'c', description: 'A pool.' })]).facts).toMatchObject([{ value: 'no' }])
  })

  it('prefer a map to any advert', () => {
    const advertised = advert({ description: 'Not in a flood zone, with a pool.' })
    const place = { source: 'council', listingId: null, at: '2026-01-01T00:00:00.000Z', said: null, quote: null }
    const mapped = { name: 'flood', value: 'affected', basis: 'overlay', ...place } as const
    const { facts } = factsOfHome([advertised], [mapped])
    expect(facts.map(({ name, value }) => `${name} ${value}`)).toEqual(['flood affected', 'pool yes'])
  })

  it.each([
    ['A sun-drenched living room', { isWellLit: true }],
    ['Sweeping views of the bay', { hasView: true }],
    ['View today by appointment', { hasView: false }],
    ['Fully renovated in 2022', { hasRenovatedFeatures: true, propertyCondition: 'Renovated' }],
    ['A scope for renovations', { hasRenovatedFeatures: false, propertyCondition: null }],
    ['Brand-new and ready to move in', { propertyCondition: 'New' }],
    ['A renovator’s delight', { propertyCondition: 'Needs work' }],
    ['Original condition', { propertyCondition: 'Original' }],
    ['Immaculate condition', { propertyCondition: 'Excellent' }],
    ['NBN FTTN, split system, no pool', { detectedFeatures: ['NBN FTTN', 'Air conditioning', 'Heating'] }],
  ])('"%s" make %j', (description, expected) => {
    expect(factsOfHome([advert({ description })])).toMatchObject(expected)
  })

  it('of an advert that an earlier build stored are read from its text', () => {
    const { facts, ...kept } = { ...advert({ description: 'A pool.' }), facts: factsOfAdvert('A pool.', []) }
    expect(factsOfHome([kept])).toEqual(factsOfHome([{ ...kept, facts }]))
  })

  it('quote at most a few lines', () => {
    const [fact] = factsOfAdvert(`A pool ${'and a garden '.repeat(100)}`, [])
    expect(fact?.quote).toMatch(/^A pool and .{149,188}…$/)
  })
})

const label = fc.constantFrom('Balcony', 'Balcony or deck', 'Heating', 'Gas heating', 'Study', 'Alarm system', 'Shed')
const someLabels = fc.array(label, { minLength: 1, maxLength: 7 })

it('another advert never raises the number of features that score', () => {
  fc.assert(
    fc.property(someLabels, someLabels, (one, other) => {
      const first = advert({ features: one })
      const second = advert({ id: 'b', features: other })
      const alone = factsOfHome([first])
      const together = factsOfHome([first, second])
      expect(together.featureCount).toBeLessThanOrEqual(alone.featureCount ?? 0)
      expect(together.featureCount).toBe(factsOfHome([second, first]).featureCount)
    }),
  )
})

it('features with the same meaning count once', () => {
  expect(
    factsOfHome([advert({ features: ['Balcony', 'Balcony or deck', 'Heating', 'Gas heating'] })]).featureCount,
  ).toBe(2)
  expect(factsOfHome([advert({ features: ['Ducted heating', 'Gas heating'] })]).featureCount).toBe(1)
  expect(factsOfHome([advert()]).featureCount).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { featureLabels } from '@/components/property/feature-mark.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { listingAddress } from './components/result-card.tsx'
import { overBudgetText } from './components/over-budget.ts'
import { providerLabel } from './components/search-progress.tsx'
import { filterLabels } from './search-bar/filter-parts.ts'
import { nextOpening } from './opening/use-opening.ts'

const locations = [{ suburb: 'Richmond', state: 'VIC' as const, postcode: '3121' }]

describe('What an advertised price may go over the budget', () => {
  const priced = (price: number | null, priceFrom: number | null = null, priceTo: number | null = null) =>
    overBudgetText({ price, priceFrom, priceTo }, 780_000)

  it.each([
    [priced(780_000), null],
    [priced(820_000), 'Up to $40k over budget'],
    [priced(null, 750_000, 780_000), null],
    [priced(null, 750_000, 820_000), 'Up to $40k over budget'],
    [priced(800_000, 750_000, 820_000), 'Up to $40k over budget'],
    [priced(null, 720_000), 'May go over budget'],
    [priced(null, 700_000), null],
    [priced(null), null],
    [overBudgetText({ price: 900_000, priceFrom: null, priceTo: null }, undefined), null],
  ])('%#: is %s', (text, expected) => {
    expect(text).toBe(expected)
  })
})

describe('What a search was narrowed to', () => {
  it('describes every bound in a few words', () => {
    const bounds = { minBedrooms: 1, minBathrooms: 2, minParking: 1, minLandSize: 1200, propertyType: 'House' as const }
    expect(filterLabels({ locations, maxPages: 5, minPrice: 500_000, maxPrice: 1_250_000, ...bounds })).toEqual([
      'Richmond, VIC 3121',
      '$500,000 to $1.25M',
      'House',
      '1+ bedroom',
      '2+ bathrooms',
      '1+ parking',
      '1,200+ m² land',
    ])
  })

  it('lists required and preferred facts', () => {
    const facts = [
      { name: 'pool', value: 'yes', wish: 'must' } as const,
      { name: 'energyRating', value: '6', wish: 'prefer' } as const,
    ]
    expect(filterLabels({ locations, maxPages: 5, facts }).slice(1)).toEqual([
      'Must have: Own pool',
      'Preferred: At least 6 stars',
    ])
  })

  it('names one end of an open price range', () => {
    expect(filterLabels({ locations, maxPages: 5, maxPrice: 1_500_000 })[1]).toBe('Up to $1.5M')
    expect(filterLabels({ locations, maxPages: 5, minPrice: 1_234_567 })[1]).toBe('From $1,234,567')
  })
})

describe('How a provider is doing', () => {
  const named = { provider: 'domain', name: 'Domain', isSample: false, detail: null }
  const progress = { ...named, given: null, total: null, missingPages: 0, askAgainAt: null, timesAskedAgain: 0 }

  it.each([
    ['searching', 24, '24 homes so far'],
    ['searching', 0, 'searching'],
    ['done', 1, '1 home'],
    ['late', 0, 'did not answer in time'],
    ['limited', 8, '8 homes, then it isn’t taking more requests right now'],
    ['failed', 0, 'could not be asked'],
  ] as const)('describes %s with %d: %s', (state, found, words) => {
    expect(providerLabel({ ...progress, state, found })).toBe(words)
  })

  it('reports that feeds are not read yet', () => {
    const detail = 'Agency feeds are still being read for the first time.'
    const words = 'waiting until they are read for the first time'
    expect(providerLabel({ ...progress, state: 'searching', found: 0, detail })).toBe(words)
    const late = { ...progress, name: 'Agency feeds', state: 'late', found: 0, detail } as const
    expect(providerLabel(late)).toBe('are still being read for the first time')
  })

  it('says when a provider whose calls are used up can be asked again', () => {
    const detail = 'Domain can’t be asked again before 11:00 am Sydney time, because today’s calls are used up.'
    const words = 'can’t be asked again before 11:00 am Sydney time, because today’s calls are used up'
    expect(providerLabel({ ...progress, state: 'limited', found: 0, detail })).toBe(words)
    expect(providerLabel({ ...progress, state: 'limited', found: 8, detail })).toBe(`8 homes, then it ${words}`)
  })

  it.each([
    ['late', 54, '54 homes, 108 of its 167 adverts read, then it did not answer in time'],
    ['limited', 0, '0 homes, 108 of its 167 adverts read, then it isn’t taking more requests right now'],
    ['done', 54, '54 homes, 108 of its 167 adverts read'],
  ] as const)('states how much of it was read where it was incomplete: %s with %d', (state, found, words) => {
    expect(providerLabel({ ...progress, state, found, given: 108, total: 167, missingPages: 2 })).toBe(words)
  })
})

describe('What a home has', () => {
  it('spells flags out, hides what it has not, and says each once', () => {
    const features = ['isRural: true', 'isRetirement: false', 'Pool', 'pool', ' Study ']
    expect(featureLabels({ features, detectedFeatures: ['Solar panels', 'Pool'] })).toEqual([
      'Rural property',
      'Pool',
      'Study',
      'Solar panels',
    ])
  })

  it('links only to adverts that a browser may open', () => {
    const [source] = aHome().sources
    const sources = [{ ...source!, url: 'https://listings.example/2' }]
    expect(listingAddress({ url: 'javascript:alert(1)', sources })).toBe('https://listings.example/2')
    expect(listingAddress({ url: null, sources: [] })).toBeNull()
  })
})

describe('What an address without a search leads to', () => {
  const nothing = { searches: [], saved: {}, remembered: {}, startsFresh: false }

  it('waits until the searches are known', () => {
    expect(nextOpening({ ...nothing, searches: undefined })).toEqual({ kind: 'wait' })
    expect(nextOpening({ ...nothing, saved: undefined })).toEqual({ kind: 'wait' })
  })

  it('adopts the first search, unless set-up asks for a new one', () => {
    const searches = [aSearch({ id: 'newest' }), aSearch({ id: 'older' })]
    const saved = { suburb: 'Richmond' }
    expect(nextOpening({ ...nothing, searches, saved })).toEqual({ kind: 'adopt', searchId: 'newest' })
    expect(nextOpening({ ...nothing, searches, saved, startsFresh: true }).kind).toBe('start')
    expect(nextOpening({ ...nothing, searches, startsFresh: true }).kind).toBe('adopt')
  })

  it('prefers the criteria of the server to those of this browser', () => {
    const remembered = { suburb: 'Fitzroy' }
    expect(nextOpening({ ...nothing, saved: { suburb: 'Richmond' }, remembered })).toMatchObject({
      criteria: { suburb: 'Richmond' },
    })
    expect(nextOpening({ ...nothing, remembered })).toEqual({ kind: 'start', criteria: remembered })
    expect(nextOpening({ ...nothing, saved: { minPrice: 5 } })).toEqual({ kind: 'ask' })
  })
})

import { mostSurrounding, surroundingKm, type SearchedLocality, type SearchRequest } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { createLocalityIndex, measureDistance } from '@verandah/localities/places'
import { loadGazetteer } from '@verandah/localities'
import { resolveFilters } from './resolve-filters.ts'

const localities = createLocalityIndex(await loadGazetteer({ file: undefined }))
const resolve = (request: Partial<SearchRequest>) => resolveFilters(localities, { maxPages: 3, ...request })

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' } as const

describe('the places of a search', () => {
  it.each<[string, Partial<SearchRequest>, object[]]>([
    ['chosen places', { locations: [richmond, carlton], locality: carlton }, [richmond, carlton]],
    ['a chosen place', { locality: carlton, location: 'Richmond' }, [carlton]],
    ['a typed place', { location: 'richmond', suburb: 'Carlton' }, [richmond]],
    ['a typed suburb', { suburb: 'richmond' }, [richmond]],
  ])('is %s', (_words, request, locations) => {
    expect(resolve(request).locations).toEqual(locations)
  })

  it('has each place once, where state and postcode distinguish places', () => {
    const again = { ...richmond, suburb: 'RICHMOND' }
    const inTasmania = { ...richmond, state: 'TAS' } as const
    const elsewhere = { ...richmond, postcode: '3122' }
    const { locations } = resolve({ locations: [richmond, inTasmania, again, elsewhere] })
    expect(locations).toEqual([again, inTasmania, elsewhere])
  })

  it.each([
    ['location', { location: 'Zzyzxville' }],
    ['suburb', { suburb: 'Zzyzxville' }],
    ['suburb', {}],
  ])('names the field %s for an unknown place %j', (field, request) => {
    expect(() => resolve(request)).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ field })] }))
  })
})

describe('the filters of a search', () => {
  it('are stored as requested', () => {
    const bounds = { minPrice: 1, maxPrice: 2, minBedrooms: 3, minBathrooms: 4, minParking: 5, minLandSize: 6 }
    const asked = { ...bounds, propertyType: 'House', maxPages: 7 } as const
    expect(resolve({ locality: richmond, ...asked })).toEqual({ locations: [richmond], ...asked })
  })

  it('hold what may be over the maximum only where there is one', () => {
    expect(resolve({ locality: richmond, maxPrice: 9, maxOver: 2 })).toMatchObject({ maxOver: 2 })
    expect(resolve({ locality: richmond, maxOver: 2 })).not.toHaveProperty('maxOver')
  })

  it('hold the wishes, and leave out homes that do not state a must', () => {
    const preferred = { name: 'pool', value: 'yes', wish: 'prefer' } as const
    const must = { name: 'solarPanels', value: 'yes', wish: 'must' } as const
    expect(resolve({ locality: richmond, facts: [preferred, must] })).toMatchObject({
      facts: [preferred, must],
      leavesOutSilent: true,
    })
    expect(resolve({ locality: richmond, facts: [preferred] })).not.toHaveProperty('leavesOutSilent')
  })

  it('may have one price for both ends, or one end, and never reversed ends', () => {
    for (const prices of [{ minPrice: 5, maxPrice: 5 }, { minPrice: 9 }, { maxPrice: 1 }])
      expect(resolve({ locality: richmond, ...prices })).toMatchObject(prices)
    const refusal = expect.objectContaining({ fields: [expect.objectContaining({ field: 'maxPrice' })] }) as Error
    expect(() => resolve({ locality: richmond, minPrice: 6, maxPrice: 5 })).toThrow(refusal)
  })
})

describe('the suburbs around a search', () => {
  const around = (request: Partial<SearchRequest>) => resolve(request).surrounding ?? []
  const pointOf = (place: SearchedLocality) => localities.find(place) ?? { latitude: 0, longitude: 0 }

  it.each(surroundingKm)('are all within %i km, nearest first and without the chosen ones', (withinKm) => {
    const found = around({ locality: richmond, withinKm })
    const distances = found.map((place) => measureDistance(pointOf(place), pointOf(richmond)))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(withinKm)
    expect(found).not.toContainEqual(richmond)
    expect(found).toContainEqual({ suburb: 'Cremorne', state: 'VIC', postcode: '3121' })
    expect(found.length).toBeLessThanOrEqual(mostSurrounding)
  })

  it('do not count against the limit of five, and are at most thirty', () => {
    const five = ['Richmond', 'Carlton', 'Fitzroy', 'Collingwood', 'Hawthorn'].flatMap((suburb) => {
      const known = localities.resolve(`${suburb} VIC`)
      return known ? [{ suburb: known.locality, state: known.state, postcode: known.postcode }] : []
    })
    expect(resolve({ locations: five, withinKm: 10 })).toMatchObject({ locations: five, withinKm: 10 })
    expect(around({ locations: five, withinKm: 10 })).toHaveLength(mostSurrounding)
  })

  it('lie outside a region, whose suburbs are all searched', () => {
    const region = localities.resolve('Inner West')
    const place = { suburb: region?.locality ?? '', state: 'NSW', postcode: region?.postcode ?? '' } as const
    const inside = localities.expand([place]).map(({ suburb }) => suburb)
    const found = around({ locality: place, withinKm: 2 }).map(({ suburb }) => suburb)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((suburb) => inside.includes(suburb))).toEqual([])
  })

  it('are empty unless requested', () => {
    expect(resolve({ locality: richmond })).not.toHaveProperty('surrounding')
    expect(around({ locality: { suburb: 'Nowhere', state: 'VIC', postcode: '3999' }, withinKm: 5 })).toEqual([])
  })
})

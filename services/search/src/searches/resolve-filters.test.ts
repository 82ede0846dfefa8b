import type { SearchRequest } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { createLocalityIndex } from '../localities/domain/locality-index.ts'
import { loadGazetteer } from '../localities/load-gazetteer.ts'
import { resolveFilters } from './resolve-filters.ts'

const localities = createLocalityIndex(await loadGazetteer({ file: undefined }))
const resolve = (request: Partial<SearchRequest>) => resolveFilters(localities, { maxPages: 3, ...request })

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' } as const

describe('where a search looks', () => {
  it.each<[string, Partial<SearchRequest>, object[]]>([
    ['chosen places', { locations: [richmond, carlton], locality: carlton }, [richmond, carlton]],
    ['a chosen place', { locality: carlton, location: 'Richmond' }, [carlton]],
    ['a typed place', { location: 'richmond', suburb: 'Carlton' }, [richmond]],
    ['a typed suburb', { suburb: 'richmond' }, [richmond]],
  ])('is %s', (_words, request, locations) => {
    expect(resolve(request).locations).toEqual(locations)
  })

  it('is each place once, where states and postcodes make other places', () => {
    const [again, inTasmania] = [{ ...richmond, suburb: 'RICHMOND' }, { ...richmond, state: 'TAS' } as const]
    const elsewhere = { ...richmond, postcode: '3122' }
    const { locations } = resolve({ locations: [richmond, inTasmania, again, elsewhere] })
    expect(locations).toEqual([again, inTasmania, elsewhere])
  })

  it.each([
    ['location', { location: 'Zzyzxville' }],
    ['suburb', { suburb: 'Zzyzxville' }],
    ['suburb', {}],
  ])('names the field %s when nobody knows the place of %j', (field, request) => {
    expect(() => resolve(request)).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ field })] }))
  })
})

describe('what a search asks for', () => {
  it('is kept as it was asked', () => {
    const bounds = { minPrice: 1, maxPrice: 2, minBedrooms: 3, minBathrooms: 4, minParking: 5, minLandSize: 6 }
    const asked = { ...bounds, propertyType: 'House', maxPages: 7 } as const
    expect(resolve({ locality: richmond, ...asked })).toEqual({ locations: [richmond], ...asked })
  })

  it('may have one price for both ends, or one end, and never the ends the wrong way round', () => {
    for (const prices of [{ minPrice: 5, maxPrice: 5 }, { minPrice: 9 }, { maxPrice: 1 }])
      expect(resolve({ locality: richmond, ...prices })).toMatchObject(prices)
    const refusal = expect.objectContaining({ fields: [expect.objectContaining({ field: 'maxPrice' })] }) as Error
    expect(() => resolve({ locality: richmond, minPrice: 6, maxPrice: 5 })).toThrow(refusal)
  })
})

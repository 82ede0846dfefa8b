import type { SearchedLocality, SearchFilters, SearchRequest } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '../localities/domain/locality-index.ts'

/** Turns what was asked into filters with every location resolved. Typed text means its most prominent match. */
export const resolveFilters = (localities: LocalityIndex, request: SearchRequest): SearchFilters => {
  const { minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize, propertyType, maxPages } = request
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalid([{ field: 'maxPrice', message: 'The highest price is below the lowest; swap them or clear one' }])
  }
  return {
    locations: locationsOf(localities, request),
    maxPages,
    minPrice,
    maxPrice,
    minBedrooms,
    minBathrooms,
    minParking,
    minLandSize,
    propertyType,
  }
}

const locationsOf = (localities: LocalityIndex, request: SearchRequest): SearchedLocality[] => {
  if (request.locations) return withoutRepeats(request.locations)
  if (request.locality) return [request.locality]
  const [field, text] =
    request.location === undefined ? ['suburb', request.suburb ?? ''] : ['location', request.location]
  return [resolveLocality(localities, field, text)]
}

/** The locality that a buyer means by what they typed. */
export const resolveLocality = (localities: LocalityIndex, field: string, text: string): SearchedLocality => {
  const found = localities.resolve(text)
  if (!found)
    throw invalid([
      { field, message: `We know no Australian locality called "${text}"; check the spelling or add its postcode` },
    ])
  return { suburb: found.locality, state: found.state, postcode: found.postcode }
}

const withoutRepeats = (locations: SearchedLocality[]): SearchedLocality[] => [
  ...new Map(
    locations.map((place) => [`${place.suburb.toLowerCase()}|${place.state}|${place.postcode}`, place]),
  ).values(),
]

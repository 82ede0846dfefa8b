import { mostSurrounding, type SearchedLocality, type SearchFilters, type SearchRequest } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '../localities/domain/locality-index.ts'
import { resolveLocality } from '../localities/resolve-locality.ts'

/** Turns what was asked into filters with every location resolved. */
export const resolveFilters = (localities: LocalityIndex, request: SearchRequest): SearchFilters => {
  const { minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize } = request
  const { propertyType, maxPages, facts, withinKm } = request
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalid([{ field: 'maxPrice', message: 'The highest price is below the lowest; swap them or clear one' }])
  }
  const bounds = { minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize }
  const locations = locationsOf(localities, request)
  const around = withinKm && {
    withinKm,
    surrounding: localities.around(locations, { withinKm, limit: mostSurrounding }),
  }
  return { locations, maxPages, ...bounds, propertyType, ...(facts && { facts }), ...around }
}

const locationsOf = (localities: LocalityIndex, request: SearchRequest): SearchedLocality[] => {
  const { locations, locality, location, suburb = '' } = request
  if (locations) return withoutRepeats(locations)
  if (locality) return [locality]
  return [
    location === undefined
      ? resolveLocality(localities, 'suburb', suburb)
      : resolveLocality(localities, 'location', location),
  ]
}

const withoutRepeats = (locations: SearchedLocality[]): SearchedLocality[] => [
  ...new Map(
    locations.map((place) => [`${place.suburb.toLowerCase()}|${place.state}|${place.postcode}`, place]),
  ).values(),
]

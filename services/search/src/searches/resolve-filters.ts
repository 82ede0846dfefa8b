import { mostSurrounding, type SearchedLocality, type SearchFilters, type SearchRequest } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'
import { resolveLocality } from '../criteria/resolve-locality.ts'

/** Resolves a request's locations into filters. */
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
  return { locations, maxPages, ...bounds, propertyType, ...wishesOf(facts), ...around }
}

/** Every new search excludes homes that do not state a must-have. */
const wishesOf = (facts: SearchFilters['facts']): Pick<SearchFilters, 'facts' | 'leavesOutSilent'> => {
  const hasMust = facts?.some(({ wish }) => wish === 'must') === true
  return { ...(facts && { facts }), ...(hasMust && { leavesOutSilent: true }) }
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

import {
  mostSurrounding,
  type SearchFilters,
  type SearchRequest,
  typeFieldsOf,
  typesAskedFor,
} from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'
import { resolvePlaces } from '../../criteria/resolve-places.ts'

export function resolveFilters(localities: LocalityIndex, request: SearchRequest): SearchFilters {
  const { minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize } = request
  const { maxPages, maxOver, facts, withinKm } = request
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalid([{ field: 'maxPrice', message: 'The highest price is below the lowest; swap them or clear one' }])
  }
  const bounds = { minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize }
  const locations = resolvePlaces(localities, request)
  const over = maxPrice !== undefined && maxOver !== undefined && { maxOver }
  const types = typeFieldsOf(typesAskedFor(request))
  const around = withinKm && {
    withinKm,
    surrounding: localities.around(locations, { withinKm, limit: mostSurrounding }),
  }
  return { locations, maxPages, ...bounds, ...over, ...types, ...wishesOf(facts), ...around }
}

/** Every new search excludes homes that do not state a must-have. */
const wishesOf = (facts: SearchFilters['facts']): Pick<SearchFilters, 'facts' | 'leavesOutSilent'> => {
  const hasMust = facts?.some(({ wish }) => wish === 'must') === true
  return { ...(facts && { facts }), ...(hasMust && { leavesOutSilent: true }) }
}

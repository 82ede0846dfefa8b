import { type SearchedLocality, type SearchFilters, typesAskedFor } from '@verandah/contracts'
import { priceBandOf } from '@verandah/scoring-model'
import { dearestFound } from '../listing/matches-filters.ts'

/** Maximum deviation of the provider's own number from the price text; homes are filtered by the text afterwards. */
const spread = 0.1
/** By default the search looks back half a year; older adverts are for sale too. */
const yearsBack = 3

interface Wanted {
  place: SearchedLocality
  pageSize: number
  after: string | undefined
  now: Date
}

/** Builds the path of a search in one place (PropTrack's OpenAPI, Listings v2). Omits bounds that are empty or zero. */
export function searchPathOf(filters: SearchFilters, { place, pageSize, after, now }: Wanted): string {
  const dearest = dearestFound(filters)
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - yearsBack)
  const query = new URLSearchParams({
    listingTypes: 'sale',
    status: 'current',
    suburb: place.suburb,
    state: place.state.toLowerCase(),
    postcodes: place.postcode,
    // Only `unit` maps to exactly one of our types: terraces and duplexes are listed under either.
    ...(typesAskedFor(filters).join() === 'Apartment' && { propertyTypes: 'unit' }),
    ...bound('bedroomsMin', filters.minBedrooms),
    ...bound('bathroomsMin', Math.floor(filters.minBathrooms ?? 0)),
    ...bound('carSpacesMin', filters.minParking),
    ...bound('landAreaMin', filters.minLandSize),
    // Whole bands, so that the count of a page reveals no more about an unadvertised price.
    ...bound('priceMin', filters.minPrice && priceBandOf(filters.minPrice * (1 - spread)).above),
    ...bound('priceMax', dearest && priceBandOf(dearest * (1 + spread)).upTo),
    startDate: since.toISOString().slice(0, 10),
    sortBy: 'dateDesc',
    pageSize: String(pageSize),
    ...(after !== undefined && { afterPageCursor: after }),
  })
  return `/api/v2/listings/search/suburb-and-postcode?${query.toString()}`
}

const bound = (name: string, value: number | undefined): Record<string, string> =>
  value === undefined || value <= 0 ? {} : { [name]: String(Math.round(value)) }

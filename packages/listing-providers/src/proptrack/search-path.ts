import type { SearchedLocality, SearchFilters } from '@verandah/contracts'
import { priceBandOf } from '@verandah/scoring-model'

/** How far the provider's own number may be from the words that buyers see; homes are judged by the words afterwards. */
const spread = 0.1
/** The search looks back half a year by itself; what has waited longer is for sale all the same. */
const yearsBack = 3

interface Wanted {
  place: SearchedLocality
  pageSize: number
  after: string | undefined
  now: Date
}

/** The path of a search of one place (PropTrack's OpenAPI, Listings v2). Bounds that are empty or zero are left out. */
export const searchPathOf = (filters: SearchFilters, { place, pageSize, after, now }: Wanted): string => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - yearsBack)
  const query = new URLSearchParams({
    listingTypes: 'sale',
    status: 'current',
    suburb: place.suburb,
    state: place.state.toLowerCase(),
    postcodes: place.postcode,
    // Of the provider's two types only this one holds all homes of ours: terraces and duplexes stand under either.
    ...(filters.propertyType === 'Apartment' && { propertyTypes: 'unit' }),
    ...bound('bedroomsMin', filters.minBedrooms),
    ...bound('bathroomsMin', Math.floor(filters.minBathrooms ?? 0)),
    ...bound('carSpacesMin', filters.minParking),
    ...bound('landAreaMin', filters.minLandSize),
    // Whole bands, so that the count of a page tells no more of a price that is not advertised.
    ...bound('priceMin', filters.minPrice && priceBandOf(filters.minPrice * (1 - spread)).above),
    ...bound('priceMax', filters.maxPrice && priceBandOf(filters.maxPrice * (1 + spread)).upTo),
    startDate: since.toISOString().slice(0, 10),
    sortBy: 'dateDesc',
    pageSize: String(pageSize),
    ...(after !== undefined && { afterPageCursor: after }),
  })
  return `/api/v2/listings/search/suburb-and-postcode?${query.toString()}`
}

const bound = (name: string, value: number | undefined): Record<string, string> =>
  value === undefined || value <= 0 ? {} : { [name]: String(Math.round(value)) }

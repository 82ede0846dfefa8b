import type { SearchFilters } from '@verandah/contracts'
import { placeKey } from '@verandah/scoring-model'
import type { Listing } from './listing.ts'

/**
 * Whether a search wants this advert. Unknown is not "no": it passes, but for `minLandSize`, which leaves out homes
 * without a land size (specification, section 5). Price ranges match when they touch.
 */
export const matchesFilters = (listing: Listing, filters: SearchFilters): boolean =>
  (listing.status === 'active' || listing.status === 'underOffer') &&
  isIn(listing, filters.locations) &&
  (filters.propertyType === undefined || listing.propertyType === filters.propertyType) &&
  isAffordable(listing, filters) &&
  hasAtLeast(roomsOf(listing).bedrooms, filters.minBedrooms) &&
  hasAtLeast(roomsOf(listing).bathrooms, filters.minBathrooms) &&
  hasAtLeast(listing.parking, filters.minParking) &&
  (!isSet(filters.minLandSize) || (listing.landSize !== null && listing.landSize >= filters.minLandSize))

const isIn = (listing: Listing, locations: SearchFilters['locations']): boolean =>
  locations.some(
    ({ suburb, state, postcode }) =>
      state === listing.state && postcode === listing.postcode && placeKey(suburb) === placeKey(listing.suburb),
  )

const isSet = (bound: number | undefined): bound is number => bound !== undefined && bound > 0

const isAffordable = ({ price, priceFrom, priceTo }: Listing, { minPrice, maxPrice }: SearchFilters): boolean => {
  const least = priceFrom ?? price
  const most = priceTo ?? (priceFrom === null ? price : null)
  const isTooDear = isSet(maxPrice) && least !== null && least > maxPrice
  const isTooCheap = isSet(minPrice) && most !== null && most < minPrice
  return !isTooDear && !isTooCheap
}

const hasAtLeast = (known: number | null, least: number | undefined): boolean =>
  !isSet(least) || known === null || known >= least

/** Vacant land that names no rooms has none. */
const roomsOf = ({ propertyType, bedrooms, bathrooms }: Listing) =>
  propertyType === 'Land' ? { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0 } : { bedrooms, bathrooms }

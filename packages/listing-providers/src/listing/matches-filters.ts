import type { FactClaim, KeptHome, ScoreOverrides, SearchFilters } from '@verandah/contracts'
import { isSearched, meetsWishes, priceBandOf } from '@verandah/scoring-model'

type Place = Pick<KeptHome, 'suburb' | 'state' | 'postcode' | 'hasKnownSuburb'>
type Priced = Pick<KeptHome, 'price' | 'priceFrom' | 'priceTo' | 'hiddenPrice'>
type Offer = Pick<KeptHome, 'status' | 'propertyType'> & Priced
type Size = Pick<KeptHome, 'bedrooms' | 'bathrooms' | 'parking' | 'landSize'>
type Asked = Place & Offer & Size

type Known = { readonly facts: readonly FactClaim[] }

/**
 * Whether a search wants this home, as it is shown to a buyer who has corrected facts of it. Unknown is not "no": it passes, but for `minLandSize`, which leaves out homes
 * without a land size (specification, section 5). Price ranges match when they touch.
 */
export const matchesFilters = (
  home: Asked & Known,
  filters: SearchFilters,
  overrides: ScoreOverrides | null = null,
): boolean =>
  mayMatch(home, filters) &&
  (!isSet(filters.minLandSize) || home.landSize !== null) &&
  meetsWishes({ facts: home.facts, overrides }, filters)

/** Whether a home that has this advert, and others that say more, may match. */
export const mayMatch = (advert: Asked, filters: SearchFilters): boolean =>
  (advert.status === 'active' || advert.status === 'underOffer') &&
  isIn(advert, filters) &&
  (filters.propertyType === undefined || advert.propertyType === filters.propertyType) &&
  isAffordable(advert, filters) &&
  hasAtLeast(roomsOf(advert).bedrooms, filters.minBedrooms) &&
  hasAtLeast(roomsOf(advert).bathrooms, filters.minBathrooms) &&
  hasAtLeast(advert.parking, filters.minParking) &&
  hasAtLeast(advert.landSize, filters.minLandSize)

const isIn = (place: Place, { locations, surrounding = [] }: SearchFilters): boolean =>
  [...locations, ...surrounding].some(
    (searched) =>
      isSearched(searched, place) ||
      (place.hasKnownSuburb === false && searched.state === place.state && searched.postcode === place.postcode),
  )

const isSet = (bound: number | undefined): bound is number => bound !== undefined && bound > 0

interface Reach {
  least: number | null
  most: number | null
}

/** "From $590,000" is taken to reach a tenth above its start, unless the advert says more. */
const openReach = 1.1

/** What the advert says; where it says no price, the middle of the band in which the vendor asks. Null is unknown. */
export const reachOf = ({ price, priceFrom, priceTo, hiddenPrice }: Priced): Reach => {
  if ((price ?? priceFrom ?? priceTo) === null) {
    const middle = hiddenPrice === null ? null : priceBandOf(hiddenPrice).middle
    return { least: middle, most: middle }
  }
  const open = priceFrom === null ? price : Math.max(Math.round(priceFrom * openReach), price ?? 0)
  return { least: priceFrom ?? price, most: priceTo ?? open }
}

const isAffordable = (offer: Offer, { minPrice, maxPrice }: SearchFilters): boolean => {
  const { least, most } = reachOf(offer)
  const isTooDear = isSet(maxPrice) && least !== null && least > maxPrice
  const isTooCheap = isSet(minPrice) && most !== null && most < minPrice
  return !isTooDear && !isTooCheap
}

const hasAtLeast = (known: number | null, least: number | undefined): boolean =>
  !isSet(least) || known === null || known >= least

type Roomed = Pick<KeptHome, 'propertyType' | 'bedrooms' | 'bathrooms'>

/** Vacant land that names no rooms has none. */
export const roomsOf = ({ propertyType, bedrooms, bathrooms }: Roomed) =>
  propertyType === 'Land' ? { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0 } : { bedrooms, bathrooms }

import {
  type FactClaim,
  isOnTheMarket,
  type KeptHome,
  type ScoreOverrides,
  type SearchFilters,
  typesAskedFor,
} from '@verandah/contracts'
import { isSearched, meetsWishes, openReach, priceBandOf } from '@verandah/scoring-model'

type Place = Pick<KeptHome, 'suburb' | 'state' | 'postcode' | 'hasKnownSuburb'>
type Priced = Pick<KeptHome, 'price' | 'priceFrom' | 'priceTo' | 'hiddenPrice'>
type Offer = Pick<KeptHome, 'status' | 'propertyType'> & Priced
type Size = Pick<KeptHome, 'bedrooms' | 'bathrooms' | 'parking' | 'landSize'>
type Asked = Place & Offer & Size

type Known = { readonly facts: readonly FactClaim[] }

/**
 * Whether a home matches a search, given a buyer's corrections of its facts. Unknown values pass, except for
 * `minLandSize`, which excludes homes without a land size (specification, section 5). Price ranges match if they touch.
 */
export function matchesFilters(
  home: Asked & Known,
  filters: SearchFilters,
  overrides: ScoreOverrides | null = null,
): boolean {
  return (
    mayMatch(home, filters) &&
    (!isSet(filters.minLandSize) || home.landSize !== null) &&
    meetsWishes({ facts: home.facts, overrides }, filters)
  )
}

/** Whether a home with this advert, and possibly others that say more, may match. */
export function mayMatch(advert: Asked, filters: SearchFilters): boolean {
  return (
    isOnTheMarket(advert.status) &&
    isIn(advert, filters) &&
    isOfType(advert, filters) &&
    isAffordable(advert, filters) &&
    hasAtLeast(roomsOf(advert).bedrooms, filters.minBedrooms) &&
    hasAtLeast(roomsOf(advert).bathrooms, filters.minBathrooms) &&
    hasAtLeast(advert.parking, filters.minParking) &&
    hasAtLeast(advert.landSize, filters.minLandSize)
  )
}

const isIn = (place: Place, { locations, surrounding = [] }: SearchFilters): boolean =>
  [...locations, ...surrounding].some(
    (searched) =>
      isSearched(searched, place) ||
      (place.hasKnownSuburb === false && searched.state === place.state && searched.postcode === place.postcode),
  )

const isOfType = ({ propertyType }: Offer, filters: SearchFilters): boolean => {
  const types = typesAskedFor(filters)
  return types.length === 0 || types.includes(propertyType)
}

const isSet = (bound: number | undefined): bound is number => bound !== undefined && bound > 0

interface Reach {
  least: number | null
  most: number | null
}

/**
 * Returns the advertised price range; if no price is advertised, the middle of the hidden price's band. Null is
 * unknown.
 */
export function reachOf({ price, priceFrom, priceTo, hiddenPrice }: Priced): Reach {
  if ((price ?? priceFrom ?? priceTo) === null) {
    const middle = hiddenPrice === null ? null : priceBandOf(hiddenPrice).middle
    return { least: middle, most: middle }
  }
  const open = priceFrom === null ? price : Math.max(Math.round(priceFrom * openReach), price ?? 0)
  return { least: priceFrom ?? price, most: priceTo ?? open }
}

/** The highest price that a search finds: its maximum and what may be over it. Undefined without a maximum. */
export function dearestFound({ maxPrice, maxOver = 0 }: SearchFilters): number | undefined {
  return isSet(maxPrice) ? maxPrice + maxOver : undefined
}

const isAffordable = (offer: Offer, filters: SearchFilters): boolean => {
  const { minPrice } = filters
  const dearest = dearestFound(filters)
  const { least, most } = reachOf(offer)
  const isTooDear = dearest !== undefined && least !== null && least > dearest
  const isTooCheap = isSet(minPrice) && most !== null && most < minPrice
  return !isTooDear && !isTooCheap
}

const hasAtLeast = (known: number | null, least: number | undefined): boolean =>
  !isSet(least) || known === null || known >= least

type Roomed = Pick<KeptHome, 'propertyType' | 'bedrooms' | 'bathrooms'>

/** Vacant land without stated rooms has none. */
export function roomsOf({ propertyType, bedrooms, bathrooms }: Roomed) {
  return propertyType === 'Land' ? { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0 } : { bedrooms, bathrooms }
}

import { shownPriceOf } from '@verandah/contracts'
import { priceBandOf } from './price-band.ts'
import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

/**
 * Without a preferred range: 10 at or below the first, falling linearly to 0 at the second (specification, section 9).
 */
export const fullPriceAud = 300_000
export const worstPriceAud = 2_000_000

/** What an advert says of its price, in dollars. */
export type Priced = Pick<HomeFacts, 'price' | 'priceFrom' | 'priceTo'>

/** Above a maximum, the share of it at which a price is worth nothing. */
const toleratedShare = 0.15

/** Prices below it are shown as "Price Unknown" (specification, section 5) and are not evaluated either. */
const leastPriceAud = 1000

/**
 * 10 inside the preferred range; above it, falling to 0 at 15 % over the maximum; below it, less by the distance
 * relative to the minimum. A home without a price is evaluated by the middle of its price range, or by the one end that
 * is known.
 */
export function evaluatePrice(home: HomeFacts, preferences: Preferences): FactorValue {
  const price = askedPrice(home)
  return price === null ? evaluateHiddenPrice(home, preferences) : worthOfPrice(price, preferences.ideal)
}

/** Returns the value of a hidden price: a whole number, from the middle of its band. Null if the price is shown. */
export function evaluateHiddenPrice(home: HomeFacts, preferences: Preferences): FactorValue {
  if (askedPrice(home) !== null) return null
  const price = believable(home.hiddenPrice ?? null)
  return price === null
    ? (home.priceValue ?? null)
    : Math.round(worthOfPrice(priceBandOf(price).middle, preferences.ideal))
}

/** The value, 0 to 10, of a price in dollars. */
export function worthOfPrice(price: number, { minPrice, maxPrice }: Preferences['ideal']): number {
  if (minPrice === undefined && maxPrice === undefined) return cheapness(price)
  if (minPrice !== undefined && price < minPrice) return closeness(minPrice - price, minPrice)
  if (maxPrice !== undefined && price > maxPrice) return closeness(price - maxPrice, toleratedShare * maxPrice)
  return maxValue
}

/** Returns the price to evaluate by: the advertised one, or the middle of its range; null if none is advertised. */
export function askedPrice({ price, priceFrom, priceTo }: Priced): number | null {
  return shownPriceOf({ price: believable(price), priceFrom: believable(priceFrom), priceTo: believable(priceTo) })
}

/** "From $590,000" is assumed to reach a tenth above its start, unless the advert states an end. */
export const openReach = 1.1

/** Returns the highest price that the advert leaves open; null if it shows no price. */
export function mostAsked({ price, priceFrom, priceTo }: Priced): number | null {
  const ends = [price, priceTo].map(believable).filter((end) => end !== null)
  const start = believable(priceFrom)
  return ends.length > 0 ? Math.max(...ends) : start === null ? null : Math.round(start * openReach)
}

const believable = (amount: number | null): number | null =>
  amount !== null && amount >= leastPriceAud ? amount : null

const cheapness = (price: number): number =>
  maxValue * Math.min(1, Math.max(0, (worstPriceAud - price) / (worstPriceAud - fullPriceAud)))

/** 10 at no distance, falling to 0 at the tolerated one. */
const closeness = (distance: number, tolerated: number): number => maxValue * Math.max(0, 1 - distance / tolerated)

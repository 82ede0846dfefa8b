import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

/** Without a preferred range: 10 at or below the first, falling linearly to 0 at the second (specification, section 9). */
const bestPriceAud = 300_000
const worstPriceAud = 2_000_000

/** Less than this is shown as "Price Unknown" (specification, section 5), so it is no price to evaluate a home by either. */
const leastPriceAud = 1000

/**
 * 10 inside the preferred range; outside of it, less by the distance as a share of the bound that it misses.
 * A home without a price is evaluated by the middle of its price range, or by the one end that is known.
 */
export const evaluatePrice = (home: HomeFacts, { ideal: { minPrice, maxPrice } }: Preferences): FactorValue => {
  const price = askedPrice(home)
  if (price === null) return null
  if (minPrice === undefined && maxPrice === undefined) return cheapness(price)
  if (minPrice !== undefined && price < minPrice) return closeness(minPrice - price, minPrice)
  if (maxPrice !== undefined && price > maxPrice) return closeness(price - maxPrice, maxPrice)
  return maxValue
}

const askedPrice = ({ price, priceFrom, priceTo }: HomeFacts): number | null => {
  const [from = null, to = null] = [priceFrom, priceTo].map(believable)
  return believable(price) ?? (from !== null && to !== null ? (from + to) / 2 : (from ?? to))
}

const believable = (amount: number | null): number | null =>
  amount !== null && amount >= leastPriceAud ? amount : null

const cheapness = (price: number): number =>
  maxValue * Math.min(1, Math.max(0, (worstPriceAud - price) / (worstPriceAud - bestPriceAud)))

const closeness = (distance: number, bound: number): number => maxValue * Math.max(0, 1 - distance / bound)

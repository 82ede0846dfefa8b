export type PriceScreen = 'card' | 'results' | 'details'

/** The results page shows lower prices as "Price Unknown" (specification, section 5). Dollars. */
export const leastShownPrice = 1000

interface Priced {
  price: number | null
  displayPrice: string | null
  /** The range in the price text, in dollars. */
  priceFrom?: number | null
  priceTo?: number | null
}

/**
 * The price in words, by screen (specification, section 5).
 *
 * - null or below 1, on card and results: the display price where it says an amount or how the home sold, "Price on
 *   request" where it says neither (decision 23), "Price on application" where the advert says nothing.
 * - null or below 1, on details: the display price where it contains a price, or "Price not yet available".
 * - 1 to 999: $999; on results "Price Unknown".
 * - From 1,000: $750,000.
 * - From 1,000,000: $1.2M; in full on details, $1,200,000.
 */
export function priceText(screen: PriceScreen, priced: Priced): string {
  const { price } = priced
  if (price === null || price < 1) return unpricedText(screen, priced)
  if (screen === 'results' && price < leastShownPrice) return 'Price Unknown'
  return screen === 'details' ? dollars(price) : compactDollars(price)
}

const hasBound = ({ priceFrom, priceTo }: Omit<Priced, 'displayPrice'>): boolean =>
  (priceFrom ?? priceTo ?? null) !== null

/** For an advert without a single amount. */
const unpricedText = (screen: PriceScreen, { displayPrice, ...range }: Priced): string => {
  const words = displayPrice?.trim() ?? ''
  const holdsPrice = words !== '' && hasBound(range)
  if (screen === 'details') return holdsPrice ? words : 'Price not yet available'
  if (words === '') return 'Price on application'
  return holdsPrice || saysAmountOrEnd.test(words) ? words : 'Price on request'
}

/** "$9,999", "SOLD", "Under contract": nothing is left to request. */
const saysAmountOrEnd = /\$ ?\d|\b(?:sold|withdrawn|under (?:offer|contract)|deposit taken)\b/i

/** Whether the advert shows an amount; screens set other words smaller. */
export function showsPrice({ price, priceFrom, priceTo }: Omit<Priced, 'displayPrice'>): boolean {
  return (price !== null && price >= 1) || (priceFrom ?? priceTo ?? null) !== null
}

type Ranged = Record<'price' | 'priceFrom' | 'priceTo', number | null>

/** One figure for a shown price: the price itself, the middle of its range, or its only known end. */
export function shownPriceOf({ price, priceFrom, priceTo }: Ranged): number | null {
  return (
    price ?? (priceFrom !== null && priceTo !== null ? Math.round((priceFrom + priceTo) / 2) : (priceFrom ?? priceTo))
  )
}

/** The same where pages show it; null below the least price that they show. */
export function askedPriceOf(home: Ranged): number | null {
  const price = shownPriceOf(home)
  return price === null || price < leastShownPrice ? null : price
}

const wholeDollars = new Intl.NumberFormat('en-AU')

const dollars = (amount: number): string => `$${wholeDollars.format(Math.round(amount))}`

const compactDollars = (amount: number): string =>
  amount >= 1_000_000 ? `$${(amount / 1_000_000).toFixed(1)}M` : dollars(amount)

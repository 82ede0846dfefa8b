import type { IdealCriteria } from '@verandah/contracts'
import type { HomeFacts } from './factors/preferences.ts'
import { askedPrice, fullPriceAud, mostAsked, type Priced } from './factors/price.ts'
import { hiddenPriceReason } from './score-property.ts'

/** Whether the advert leaves it open that the price exceeds a maximum, in dollars. */
export function mayGoOver(home: Priced, maxPrice: number | undefined): boolean {
  const most = mostAsked(home)
  return maxPrice !== undefined && most !== null && most > maxPrice
}

/** Compares the advertised price with the ideal: the buyer's budget, or a range of its own where it is set apart. */
export function priceReason(home: HomeFacts, { minPrice, maxPrice }: IdealCriteria, isApart: boolean): string {
  const price = askedPrice(home)
  if (price === null) return hiddenPriceReason
  const about = home.price === null ? 'About ' : ''
  const limit = isApart ? 'your ideal price' : 'your budget'
  if (minPrice === undefined && maxPrice === undefined)
    return `${about}${shortMoneyText(price)} (${shortMoneyText(fullPriceAud)} or less scores full points)`
  if (minPrice !== undefined && price < minPrice) return `${about}${shortMoneyText(minPrice - price)} under your range`
  if (maxPrice !== undefined && price > maxPrice) return `${about}${shortMoneyText(price - maxPrice)} over ${limit}`
  return `${about}${shortMoneyText(price)}, ${withinText(home, maxPrice)} ${limit}`
}

const withinText = (home: Priced, maxPrice: number | undefined): string => {
  const most = mostAsked(home)
  if (maxPrice === undefined || most === null || !mayGoOver(home, maxPrice)) return 'within'
  return most === Infinity ? 'but may go over' : `but may go up to ${shortMoneyText(most - maxPrice)} over`
}

/** "$640", "$40k", "$1.25M". */
export function shortMoneyText(amount: number): string {
  if (amount < 1_000) return `$${amount}`
  if (amount < 999_500) return `$${Math.round(amount / 1_000)}k`
  return `$${Number((amount / 1_000_000).toFixed(2))}M`
}

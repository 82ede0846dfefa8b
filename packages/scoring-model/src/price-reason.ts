import type { IdealCriteria } from '@verandah/contracts'
import type { HomeFacts } from './factors/preferences.ts'
import { askedPrice, fullPriceAud, mostAsked, type Priced } from './factors/price.ts'
import { hiddenPriceReason } from './score-property.ts'

/** How far the advertised price may exceed a maximum: "over" where its end is not stated; null where it ends inside. */
export function overText(home: Priced, maxPrice: number | undefined): string | null {
  const most = mostAsked(home)
  if (maxPrice === undefined || most === null || most <= maxPrice) return null
  return home.price === null && home.priceTo === null ? 'over' : `up to ${shortMoneyText(most - maxPrice)} over`
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
  return `${about}${shortMoneyText(price)}, ${withinText(overText(home, maxPrice))} ${limit}`
}

const withinText = (over: string | null): string => (over === null ? 'within' : `but may go ${over}`)

/** "$640", "$40k", "$1.25M". */
export function shortMoneyText(amount: number): string {
  if (amount < 1_000) return `$${amount}`
  if (amount < 999_500) return `$${Math.round(amount / 1_000)}k`
  return `$${Number((amount / 1_000_000).toFixed(2))}M`
}

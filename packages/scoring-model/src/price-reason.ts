import type { IdealCriteria } from '@verandah/contracts'
import type { HomeFacts } from './factors/preferences.ts'
import { askedPrice, fullPriceAud, mostAsked, type Priced } from './factors/price.ts'
import { hiddenPriceReason } from './score-property.ts'

/** Whether the advertised price may exceed a maximum, and by how much; `byAud` is null where its end is not stated. */
export function excessOf(home: Priced, maxPrice: number | undefined): { byAud: number | null } | null {
  const most = mostAsked(home)
  if (maxPrice === undefined || most === null || most <= maxPrice) return null
  return { byAud: home.price === null && home.priceTo === null ? null : most - maxPrice }
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
  return `${about}${shortMoneyText(price)}, ${withinText(excessOf(home, maxPrice))} ${limit}`
}

const withinText = (excess: ReturnType<typeof excessOf>): string => {
  if (excess === null) return 'within'
  return excess.byAud === null ? 'but may go over' : `but may go up to ${shortMoneyText(excess.byAud)} over`
}

/** "$640", "$40k", "$1.25M". */
export function shortMoneyText(amount: number): string {
  if (amount < 1_000) return `$${amount}`
  if (amount < 999_500) return `$${Math.round(amount / 1_000)}k`
  return `$${Number((amount / 1_000_000).toFixed(2))}M`
}

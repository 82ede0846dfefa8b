import type { GuideResults, SimilarPrices } from '@verandah/contracts'
import { reachOf, type Guide, type HomeSale } from '@verandah/listing-providers/listing'

export const fewestSales = 5

type Counted = HomeSale & { price: number; guide: Guide; day: string }

/** A sale without a shown price, a guide or a day is no evidence. */
export function isCounted(sale: HomeSale | null): sale is Counted {
  return sale !== null && sale.price !== null && sale.guide !== null && sale.day !== null
}

/** How homes sold against their guides; null for fewer than five. */
export function guideResultsOf(sales: readonly Counted[]): Omit<GuideResults, 'level'> | null {
  if (sales.length < fewestSales) return null
  const over = sales.flatMap(percentAbove)
  const below = sales.filter(({ price, guide: { from } }) => from !== null && price < from).length
  return {
    count: sales.length,
    above: over.length,
    within: sales.length - over.length - below,
    below,
    medianPercent: medianOf(over),
    openEnded: sales.filter(({ guide: { to } }) => to === null).length,
    since: sales.map(({ day }) => day).toSorted()[0] ?? '',
  }
}

/** Nothing for a price up to the top of its guide; "offers over" reaches as far above its start as in searches. */
const percentAbove = ({ price, guide: { from, to } }: Counted): number[] => {
  const top = reachOf({ price: null, priceFrom: from, priceTo: to, hiddenPrice: null }).most ?? price
  return price > top ? [((price - top) / top) * 100] : []
}

/** To a tenth; null for none. */
const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted.length === 0 ? null : Math.round(quantileOf(sorted, 0.5) * 10) / 10
}

const fewestHomes = 8
const stepAud = 10_000

/** The first to the third quartile of prices, in dollars; null for too few. */
export function middleHalfOf(prices: readonly number[]): SimilarPrices | null {
  if (prices.length < fewestHomes) return null
  const sorted = prices.toSorted((one, other) => one - other)
  return { from: rounded(quantileOf(sorted, 0.25)), to: rounded(quantileOf(sorted, 0.75)), homes: sorted.length }
}

/** Interpolates linearly between the two nearest numbers. */
const quantileOf = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

const rounded = (amount: number): number => Math.round(amount / stepAud) * stepAud

import type { GuideResults } from '@verandah/contracts'
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

/** The middle one, or halfway between the two in the middle. */
const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) * 5) / 10
}

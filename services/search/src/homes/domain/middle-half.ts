import type { SimilarPrices } from '@verandah/contracts'

const fewestHomes = 8
const stepAud = 10_000

/** The first to the third quartile of prices, in dollars; null for too few. */
export function middleHalfOf(prices: readonly number[]): SimilarPrices | null {
  if (prices.length < fewestHomes) return null
  const sorted = prices.toSorted((one, other) => one - other)
  return { from: rounded(quantileOf(sorted, 0.25)), to: rounded(quantileOf(sorted, 0.75)), homes: sorted.length }
}

/** Interpolates linearly between the two nearest prices. */
const quantileOf = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

const rounded = (amount: number): number => Math.round(amount / stepAud) * stepAud

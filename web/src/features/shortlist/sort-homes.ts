import { type HomeCost, type SavedProperty, shownPriceOf } from '@verandah/contracts'
import type { CostOf } from '@/lib/home-costs/create-cost-of.ts'

const orderLabels = {
  newest: 'Newest first',
  score: 'Score, highest first',
  price: 'Price, low to high',
  cash: 'Cash, low to high',
  month: 'Monthly, low to high',
} as const

export type Order = keyof typeof orderLabels
export const orders = Object.keys(orderLabels) as Order[]

const needsCosts = (order: Order): boolean => order === 'cash' || order === 'month'

/** The orders to choose from; those by cost only where homes show theirs. */
export function orderOptions(hasCosts: boolean) {
  return orders.filter((order) => hasCosts || !needsCosts(order)).map((value) => ({ value, label: orderLabels[value] }))
}

type Sorted = Pick<SavedProperty, 'home'> & Partial<Pick<SavedProperty, 'score'>>

/** Homes in an order; those without its figure come last, and equal ones stay newest first. */
export function sortHomes<Home extends Sorted>(
  homes: readonly Home[],
  order: Order,
  costOf: CostOf | null,
): readonly Home[] {
  if (order === 'newest' || (needsCosts(order) && costOf === null)) return homes
  const keys = new Map(homes.map((saved) => [saved, figureOf(saved, order, costOf) ?? Infinity]))
  const compare = (one: number, other: number) => (one === other ? 0 : one - other)
  return homes.toSorted((one, other) => compare(keys.get(one) ?? Infinity, keys.get(other) ?? Infinity))
}

const costFigures: Record<'cash' | 'month', (cost: HomeCost) => number | null> = {
  cash: ({ cash }) => cash.from,
  month: ({ monthly }) => monthly && monthly.from,
}

/** The figure of an order, lowest first. */
const figureOf = ({ home, score = null }: Sorted, order: Exclude<Order, 'newest'>, costOf: CostOf | null) => {
  if (order === 'score') return score === null ? null : -score
  if (home === null) return null
  if (order === 'price') return shownPriceOf(home)
  const cost = costOf?.(home) ?? null
  return cost && costFigures[order](cost)
}

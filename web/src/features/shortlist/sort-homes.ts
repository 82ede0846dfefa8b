import type { HomeCost, SavedProperty } from '@verandah/contracts'
import type { CostOf } from '@/lib/home-costs/create-cost-of.ts'

export const orderLabels = {
  newest: 'Newest first',
  cash: 'Cash, low to high',
  month: 'Monthly, low to high',
} as const

export type Order = keyof typeof orderLabels
export const orders = Object.keys(orderLabels) as Order[]

/** Homes in an order; those without a cost come last, and equal ones stay newest first. */
export const sortHomes = <Home extends Pick<SavedProperty, 'home'>>(
  homes: readonly Home[],
  order: Order,
  costOf: CostOf | null,
): readonly Home[] => {
  if (order === 'newest' || costOf === null) return homes
  const keyOf = ({ home }: Home) => (home === null ? Infinity : figureOf(costOf(home), order))
  const keys = new Map(homes.map((saved) => [saved, keyOf(saved)]))
  const compare = (one: number, other: number) => (one === other ? 0 : one - other)
  return homes.toSorted((one, other) => compare(keys.get(one) ?? Infinity, keys.get(other) ?? Infinity))
}

const figureOf = (cost: HomeCost | null, order: 'cash' | 'month'): number => {
  if (cost === null) return Infinity
  return order === 'cash' ? cost.cash.from : cost.monthly.from
}

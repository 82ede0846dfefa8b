import type { HomeCard } from '@verandah/contracts'
import { moneyText } from '@verandah/scoring-model'
import { createContext } from 'react'

/** A search's maximum price in dollars; undefined without one. */
export const BudgetContext = createContext<number | undefined>(undefined)

export type Priced = Pick<HomeCard, 'price' | 'priceFrom' | 'priceTo'>

/** Says how far above the budget an advertised price reaches; null if it ends inside. */
export function overBudgetText({ price, priceFrom, priceTo }: Priced, budget: number | undefined): string | null {
  if (budget === undefined) return null
  const most = price === null ? priceTo : Math.max(price, priceTo ?? price)
  if (most !== null) return most > budget ? `Up to ${moneyText(most - budget)} over budget` : null
  return priceFrom === null ? null : 'May go over budget'
}

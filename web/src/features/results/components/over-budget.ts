import { shortMoneyText, mostAsked, type Priced } from '@verandah/scoring-model'
import { createContext } from 'react'

/** A search's maximum price in dollars; undefined without one. */
export const BudgetContext = createContext<number | undefined>(undefined)

/** Says how far above the budget an advertised price reaches; null if it ends inside. */
export function overBudgetText(home: Priced, budget: number | undefined): string | null {
  const most = mostAsked(home)
  if (budget === undefined || most === null || most <= budget) return null
  return most === Infinity ? 'May go over budget' : `Up to ${shortMoneyText(most - budget)} over budget`
}

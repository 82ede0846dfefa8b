import { excessOf, type Priced, shortMoneyText } from '@verandah/scoring-model'
import { createContext } from 'react'

/** A search's maximum price in dollars; undefined without one. */
export const BudgetContext = createContext<number | undefined>(undefined)

/** Says how far above the budget an advertised price reaches; null if it ends inside. */
export function overBudgetText(home: Priced, budget: number | undefined): string | null {
  const excess = excessOf(home, budget)
  if (excess === null) return null
  return excess.byAud === null ? 'May go over budget' : `Up to ${shortMoneyText(excess.byAud)} over budget`
}

import { overText, type Priced } from '@verandah/scoring-model'
import { createContext } from 'react'

/** A search's maximum price in dollars; undefined without one. */
export const BudgetContext = createContext<number | undefined>(undefined)

/** Says how far above the budget an advertised price reaches; null if it ends inside. */
export function overBudgetText(home: Priced, budget: number | undefined): string | null {
  const over = overText(home, budget)
  return over === null ? null : over === 'over' ? 'May go over budget' : `${over.replace(/^up/, 'Up')} budget`
}

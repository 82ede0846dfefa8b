import type { BuyerForm } from '../money-form.ts'
import type { MoneyProblems } from '../money-problems.ts'

export interface BuyerFieldsProps {
  buyer: BuyerForm
  /** Zero for the first. */
  place: number
  problems: MoneyProblems
  onChange: (changed: Partial<BuyerForm>) => void
}

import type { HomeCost } from '@verandah/contracts'
import { costText } from './cost-text.ts'

/** What a home costs the buyer, on a result card; a loan above their pre-approval is marked. */
export function CostWords({ cost }: { cost: HomeCost }) {
  return (
    <>
      {costText(cost)}
      {cost.abovePreApproval && <span className="block text-ochre">Above your pre-approval</span>}
    </>
  )
}

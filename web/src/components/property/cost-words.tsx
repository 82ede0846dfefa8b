import type { HomeCost } from '@verandah/contracts'
import { costText } from './cost-text.ts'

export function CostWords({ cost }: { cost: HomeCost }) {
  return (
    <>
      {costText(cost)}
      {cost.abovePreApproval && <span className="block text-ochre">Above your pre-approval</span>}
    </>
  )
}

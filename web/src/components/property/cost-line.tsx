import type { PricedHome } from '@/lib/home-costs/create-cost-of.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { costText } from './cost-text.ts'
import { aboveText } from './pre-approval-text.ts'

interface CostLineProps {
  /** Undefined while it loads. */
  home: PricedHome | undefined
  costs: HomeCosts
  unknown?: string
}

const style = 'min-h-5 text-14 font-medium text-ink-soft tabular-nums'

/** What a home costs the buyer in one line, and a loan above their pre-approval. Keeps its place while it loads. */
export function CostLine({ home, costs: { isShown, costOf }, unknown }: CostLineProps) {
  if (!isShown) return null
  if (home === undefined || costOf === null) return <p className={style} />
  const cost = costOf(home)
  if (cost === null) return unknown === undefined ? null : <p className={style}>{unknown}</p>
  return (
    <p className={style}>
      {costText(cost)}
      {cost.abovePreApproval && <span className="block text-ochre">{aboveText(cost.abovePreApproval)}</span>}
    </p>
  )
}

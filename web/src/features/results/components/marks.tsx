import type { HomeCard } from '@verandah/contracts'
import { CalendarCheck, Eye, Sparkles, TrendingDown, TrendingUp } from 'lucide-react'
import { use } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { countText } from '@/lib/format.ts'
import { BudgetContext, overBudgetText, type Priced } from './over-budget.ts'

type Marked = Pick<HomeCard, 'isNew' | 'priceDrop' | 'isOpenThisWeekend' | 'isSeen'> & Priced

/** Badges of a home: new, price drop, over budget, open this weekend, seen. */
export function Marks({ home }: { home: Marked }) {
  const { isNew, priceDrop, isOpenThisWeekend, isSeen } = home
  const overBudget = overBudgetText(home, use(BudgetContext))
  const hasDropped = (priceDrop ?? 0) > 0
  if (!isNew && !hasDropped && overBudget === null && !isOpenThisWeekend && !isSeen) return null
  return (
    <p className="flex flex-wrap gap-1.5">
      {isNew && (
        <Badge tone="action">
          <Sparkles aria-hidden />
          New
        </Badge>
      )}
      {hasDropped && (
        <Badge tone="ochre">
          <TrendingDown aria-hidden />
          Price down ${countText(priceDrop ?? 0)}
        </Badge>
      )}
      {overBudget !== null && (
        <Badge tone="ochre">
          <TrendingUp aria-hidden />
          {overBudget}
        </Badge>
      )}
      {isOpenThisWeekend && (
        <Badge tone="action">
          <CalendarCheck aria-hidden />
          Open this weekend
        </Badge>
      )}
      {isSeen && (
        <Badge tone="outline">
          <Eye aria-hidden />
          Seen
        </Badge>
      )}
    </p>
  )
}

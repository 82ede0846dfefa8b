import type { HomeCard } from '@verandah/contracts'
import type { Priced } from '@verandah/scoring-model'
import { CalendarCheck, Eye, Sparkles, TrendingDown, TrendingUp } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { countText } from '@/lib/format.ts'
import { BudgetContext, overBudgetText } from './over-budget.ts'

/** Its code knows the shortlist, which loads after the page. */
const LostMark = lazy(async () => ({ default: (await import('./lost-mark.tsx')).LostMark }))

type Marked = Pick<HomeCard, 'id' | 'isNew' | 'priceDrop' | 'isOpenThisWeekend' | 'isSeen'> & Priced

export function Marks({ home }: { home: Marked }) {
  const { isNew, priceDrop, isOpenThisWeekend, isSeen } = home
  const overBudget = overBudgetText(home, use(BudgetContext))
  const drop = priceDrop ?? 0
  const badges = [
    isNew && { tone: 'action' as const, Icon: Sparkles, text: 'New' },
    drop > 0 && { tone: 'ochre' as const, Icon: TrendingDown, text: `Price down $${countText(drop)}` },
    overBudget !== null && { tone: 'ochre' as const, Icon: TrendingUp, text: overBudget },
    isOpenThisWeekend && { tone: 'action' as const, Icon: CalendarCheck, text: 'Open this weekend' },
    isSeen && { tone: 'outline' as const, Icon: Eye, text: 'Seen' },
  ].flatMap((badge) => badge || [])
  return (
    <p className="flex flex-wrap gap-1.5 empty:hidden">
      <Suspense>
        <LostMark propertyId={home.id} />
      </Suspense>
      {badges.map(({ tone, Icon, text }) => (
        <Badge key={text} tone={tone}>
          <Icon />
          {text}
        </Badge>
      ))}
    </p>
  )
}

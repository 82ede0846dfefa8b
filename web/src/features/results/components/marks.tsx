import type { HomeCard } from '@verandah/contracts'
import type { Priced } from '@verandah/scoring-model'
import { CalendarCheck, CircleSlash, Eye, Sparkles, TrendingDown, TrendingUp } from 'lucide-react'
import { use } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { countText } from '@/lib/format.ts'
import { BudgetContext, overBudgetText } from './over-budget.ts'

type Marked = Pick<HomeCard, 'id' | 'isNew' | 'priceDrop' | 'isOpenThisWeekend' | 'isSeen'> & Priced

export function Marks({ home }: { home: Marked }) {
  const { isNew, priceDrop, isOpenThisWeekend, isSeen } = home
  const overBudget = overBudgetText(home, use(BudgetContext))
  const isLost = useSavedHome(home.id).record?.stage === 'lost'
  const drop = priceDrop ?? 0
  const badges = [
    isLost && { tone: 'neutral' as const, Icon: CircleSlash, text: 'You lost this one' },
    isNew && { tone: 'action' as const, Icon: Sparkles, text: 'New' },
    drop > 0 && { tone: 'ochre' as const, Icon: TrendingDown, text: `Price down $${countText(drop)}` },
    overBudget !== null && { tone: 'ochre' as const, Icon: TrendingUp, text: overBudget },
    isOpenThisWeekend && { tone: 'action' as const, Icon: CalendarCheck, text: 'Open this weekend' },
    isSeen && { tone: 'outline' as const, Icon: Eye, text: 'Seen' },
  ].flatMap((badge) => badge || [])
  if (badges.length === 0) return null
  return (
    <p className="flex flex-wrap gap-1.5">
      {badges.map(({ tone, Icon, text }) => (
        <Badge key={text} tone={tone}>
          <Icon aria-hidden />
          {text}
        </Badge>
      ))}
    </p>
  )
}

import type { HomeCard } from '@verandah/contracts'
import { CalendarCheck, Eye, Sparkles, TrendingDown } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { countText } from '@/lib/format.ts'

type Marked = Pick<HomeCard, 'isNew' | 'priceDrop' | 'isOpenThisWeekend' | 'isSeen'>

/** Badges of a home: new, price drop, open this weekend, seen. */
export const Marks = ({ home: { isNew, priceDrop, isOpenThisWeekend, isSeen } }: { home: Marked }) => {
  const hasDropped = (priceDrop ?? 0) > 0
  if (!isNew && !hasDropped && !isOpenThisWeekend && !isSeen) return null
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

import type { Property } from '@verandah/contracts'
import { CalendarDays, Gavel } from 'lucide-react'
import { memo } from 'react'
import { useNow } from '@/components/events/use-now.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { auctionWords, openHomeWords } from './date-words.ts'

type Dates = Pick<
  Property,
  'openHome' | 'openHomeDate' | 'openHomeEndTime' | 'inspections' | 'auction' | 'auctionDate' | 'timeZone'
>

/** The next open home and the auction in words, in the home's own time zone; the date and the end on hover and focus. */
export const PropertyDates = memo(({ home }: { home: Dates }) => {
  const now = useNow()
  const openHome = openHomeWords(home, now)
  const auction = auctionWords(home, now)
  return (
    <>
      {openHome !== null && (
        <Tooltip text={openHome.detail}>
          <Badge tabIndex={0} className="bg-surface! text-ink!">
            <CalendarDays aria-hidden />
            {openHome.badge}
          </Badge>
        </Tooltip>
      )}
      {auction !== null && (
        <Tooltip text={auction.detail}>
          <Badge tabIndex={0} tone="ochre">
            <Gavel aria-hidden />
            {auction.badge}
          </Badge>
        </Tooltip>
      )}
    </>
  )
})
PropertyDates.displayName = 'PropertyDates'

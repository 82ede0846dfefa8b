import type { Property } from '@verandah/contracts'
import { CalendarDays, Gavel } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { dayTimeText } from '@/lib/format.ts'
import { auctionWords, openHomeWords } from './date-words.ts'

type Dates = Pick<
  Property,
  'openHome' | 'openHomeDate' | 'openHomeEndTime' | 'inspections' | 'auction' | 'auctionDate' | 'timeZone'
>

/** Open home and auction, day and time in words, in the home's own time zone; the date and the end on hover and focus. */
export const PropertyDates = memo(({ home }: { home: Dates }) => {
  const { openHome, openHomeDate, auction, auctionDate, timeZone } = home
  return (
    <>
      {openHome && (
        <Tooltip text={openHomeWords(home)}>
          <Badge tabIndex={0} className="bg-surface! text-ink!">
            <CalendarDays aria-hidden />
            {openHomeDate === null ? 'Open home' : `Open ${dayTimeText(openHomeDate, timeZone)}`}
          </Badge>
        </Tooltip>
      )}
      {auction && (
        <Tooltip text={auctionWords(home)}>
          <Badge tabIndex={0} tone="ochre">
            <Gavel aria-hidden />
            {auctionDate === null ? 'Auction' : `Auction ${dayTimeText(auctionDate, timeZone)}`}
          </Badge>
        </Tooltip>
      )}
    </>
  )
})
PropertyDates.displayName = 'PropertyDates'

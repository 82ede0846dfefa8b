import type { Property } from '@verandah/contracts'
import { CalendarDays, Gavel } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { dateTimeText, dayTimeText } from '@/lib/format.ts'

type Dates = Pick<Property, 'openHome' | 'openHomeDate' | 'auction' | 'auctionDate' | 'timeZone'>

/** Open home and auction, day and time in words, in the home's own time zone. */
export const PropertyDates = ({ home }: { home: Dates }) => {
  const { openHome, openHomeDate, auction, auctionDate, timeZone } = home
  return (
    <>
      {openHome && (
        <Badge
          className="bg-surface! text-ink!"
          title={openHomeDate === null ? 'Open home' : `Open home ${dateTimeText(openHomeDate, timeZone)}`}
        >
          <CalendarDays aria-hidden />
          {openHomeDate === null ? 'Open home' : `Open ${dayTimeText(openHomeDate, timeZone)}`}
        </Badge>
      )}
      {auction && (
        <Badge tone="ochre" title={auctionDate === null ? 'Auction' : `Auction ${dateTimeText(auctionDate, timeZone)}`}>
          <Gavel aria-hidden />
          {auctionDate === null ? 'Auction' : `Auction ${dayTimeText(auctionDate, timeZone)}`}
        </Badge>
      )}
    </>
  )
}

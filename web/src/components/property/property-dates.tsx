import { openHomesAhead, type Property } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { CalendarDays, Gavel } from 'lucide-react'
import { memo } from 'react'
import { useNow } from '@/components/events/use-now.ts'
import { badgeStyle } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { dateTimeText, dayTimeText, timeText } from '@/lib/format.ts'

type Dates = Pick<
  Property,
  'openHome' | 'openHomeDate' | 'openHomeEndTime' | 'inspections' | 'auction' | 'auctionDate' | 'timeZone'
>

/** Badges of the next open home and the auction, in the home's time zone; a tooltip adds date and end. */
export const PropertyDates = memo(({ home }: { home: Dates }) => {
  const now = useNow()
  const openHome = openHomeLabel(home, now)
  const auction = auctionLabel(home, now)
  return (
    <>
      {openHome !== null && (
        <Tooltip text={openHome.detail}>
          <button type="button" className={cn(badgeStyle({}), dateStyle, 'bg-surface! text-ink!')}>
            <CalendarDays />
            {openHome.badge}
          </button>
        </Tooltip>
      )}
      {auction !== null && (
        <Tooltip text={auction.detail}>
          <button type="button" className={cn(badgeStyle({ tone: 'ochre' }), dateStyle)}>
            <Gavel />
            {auction.badge}
          </button>
        </Tooltip>
      )}
    </>
  )
})
PropertyDates.displayName = 'PropertyDates'

/** Tall enough to tap; the tooltip opens on hover, focus and tap. */
const dateStyle = 'min-h-6 max-w-full'

type OpenHomes = Pick<Property, 'openHomeDate' | 'openHomeEndTime' | 'inspections'>
type OpenHome = OpenHomes & Pick<Property, 'openHome' | 'timeZone'>
type Auction = Pick<Property, 'auction' | 'auctionDate' | 'timeZone'>

interface DateLabel {
  badge: string
  detail: string
}

/** "Open home Sat 5 Dec, 11:00 am to 11:30 am; then Wed 9 Dec, 5:30 pm to 6:00 pm". Null when no open home is ahead. */
const openHomeLabel = (home: OpenHome, now: number): DateLabel | null => {
  const { openHome, openHomeDate, timeZone } = home
  if (!openHome) return null
  const ahead = openHomesAhead(home, now)
  const [next] = ahead
  if (next !== undefined) {
    const spans = ahead.map(({ start, end }) => spanLabel(start, end, timeZone))
    return { badge: `Open ${badgeTime(next.start, timeZone, now)}`, detail: `Open home ${spans.join('; then ')}` }
  }
  return openHomeDate === null ? { badge: 'Open home', detail: 'Open home, time to be confirmed' } : null
}

/** "Auction Sat 11:00 am", or the next open home; null where neither is ahead. */
export function nextDateText(home: Dates, now: number): string | null {
  return auctionLabel(home, now)?.badge ?? openHomeLabel(home, now)?.badge ?? null
}

const auctionLabel = ({ auction, auctionDate, timeZone }: Auction, now: number): DateLabel | null => {
  if (!auction) return null
  if (auctionDate === null) return { badge: 'Auction', detail: 'Auction, time to be confirmed' }
  if (Date.parse(auctionDate) <= now) return null
  const detail = `Auction starts ${dateTimeText(auctionDate, timeZone)}`
  return { badge: `Auction ${badgeTime(auctionDate, timeZone, now)}`, detail }
}

const spanLabel = (start: string, end: string | null, timeZone: string): string =>
  `${dateTimeText(start, timeZone)}${end === null ? '' : ` to ${timeText(end, timeZone)}`}`

const dayMs = 24 * 60 * 60_000
const daysNamedAlone = 6

/** Omits the date within the next few days, where the weekday alone is unambiguous. */
const badgeTime = (instant: string, timeZone: string, now: number): string => {
  const dayOf = (at: number | string) => Date.parse(wallClockOf(at, timeZone).date) / dayMs
  const isNear = dayOf(instant) - dayOf(now) <= daysNamedAlone
  return isNear ? dayTimeText(instant, timeZone) : dateTimeText(instant, timeZone)
}

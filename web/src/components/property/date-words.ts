import type { Property } from '@verandah/contracts'
import { dateTimeText, timeText } from '@/lib/format.ts'

type OpenHome = Pick<Property, 'openHomeDate' | 'openHomeEndTime' | 'inspections' | 'timeZone'>

/** "Open home Sat 5 Dec, 11:00 am to 11:30 am; then Wed 9 Dec, 5:30 pm to 6:00 pm". */
export const openHomeWords = ({ openHomeDate, openHomeEndTime, inspections, timeZone }: OpenHome): string => {
  if (openHomeDate === null) return 'Open home, the time is not known yet'
  const later = inspections.filter(({ start }) => start > openHomeDate)
  const times = [{ start: openHomeDate, end: openHomeEndTime }, ...later]
  return `Open home ${times.map(({ start, end }) => spanWords(start, end, timeZone)).join('; then ')}`
}

export const auctionWords = ({ auctionDate, timeZone }: Pick<Property, 'auctionDate' | 'timeZone'>): string =>
  auctionDate === null ? 'Auction, the time is not known yet' : `Auction ${dateTimeText(auctionDate, timeZone)}`

const spanWords = (start: string, end: string | null, timeZone: string): string =>
  `${dateTimeText(start, timeZone)}${end === null ? '' : ` to ${timeText(end, timeZone)}`}`

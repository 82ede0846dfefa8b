import type { CalendarEventType, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { EventDraft } from './event-draft.ts'

/** A time that an advert states. */
export interface HomeSlot {
  eventType: CalendarEventType
  start: string
  end: string | null
}

export type HomeDates = Pick<
  PropertySnapshot,
  'inspections' | 'openHomeDate' | 'openHomeEndTime' | 'auction' | 'auctionDate' | 'timeZone'
>

/** The coming open homes and the auction of a home, in order. */
export const comingSlots = (home: HomeDates, now: number): HomeSlot[] => {
  const { inspections, openHomeDate, openHomeEndTime, auction, auctionDate } = home
  const listed = inspections.map(({ start, end }): HomeSlot => ({ eventType: 'Open Home', start, end }))
  const isListed = listed.some(({ start }) => start === openHomeDate)
  if (openHomeDate !== null && !isListed) {
    listed.push({ eventType: 'Open Home', start: openHomeDate, end: openHomeEndTime })
  }
  if (auction && auctionDate !== null) listed.push({ eventType: 'Auction', start: auctionDate, end: null })
  return listed
    .filter(({ start }) => Date.parse(start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

/** What a draft takes from a stated time. */
export const draftAt = ({ eventType, start, end }: HomeSlot, timeZone: string): Partial<EventDraft> => ({
  eventType,
  ...wallClockOf(start, timeZone),
  lengthMs: end === null ? null : Date.parse(end) - Date.parse(start),
})

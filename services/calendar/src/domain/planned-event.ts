import type { CalendarEventType, InvalidField } from '@verandah/contracts'

/** An event of somebody's calendar, with instants as dates. */
export interface PlannedEvent {
  readonly id: string
  readonly userId: string
  readonly propertyId: string | null
  readonly title: string
  readonly startTime: Date
  readonly endTime: Date | null
  readonly eventType: CalendarEventType
  readonly notes: string
  readonly timeZone: string
  /** 1 at first; moves by one with every change. */
  readonly revision: number
  /** The time of the advert that this event follows; null for events of the buyer's own. */
  readonly slot: string | null
  readonly movedFrom: Date | null
  readonly isWithdrawn: boolean
  /** A tombstone: feeds show it as cancelled, nothing else shows it. */
  readonly cancelledAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The next revision of an event. */
export const revise = (event: PlannedEvent, changes: Partial<PlannedEvent>, now: Date): PlannedEvent => ({
  ...event,
  ...changes,
  revision: event.revision + 1,
  updatedAt: toSecond(now),
})

/** A visit is the same when kind and start are; those of one home are compared. */
export const isSameVisit = (
  one: Pick<PlannedEvent, 'eventType' | 'startTime'>,
  other: Pick<PlannedEvent, 'eventType' | 'startTime'>,
): boolean => one.eventType === other.eventType && one.startTime.getTime() === other.startTime.getTime()

/** iCalendar counts in whole seconds, so the calendar does. */
export const toSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000)

/** How long an event is taken to last when nobody says: adverts give an auction no end. */
const assumedMinutes: Readonly<Record<CalendarEventType, number>> = {
  'Open Home': 30,
  'Private Inspection': 30,
  Auction: 60,
  Other: 60,
}

/** When somebody who goes to an event is free again. */
export const occupiedUntil = ({
  startTime,
  endTime,
  eventType,
}: Pick<PlannedEvent, 'startTime' | 'endTime' | 'eventType'>): Date =>
  endTime ?? new Date(startTime.getTime() + assumedMinutes[eventType] * 60_000)

/** The home that an event keeps in its buyer's calendar; null for none, and once the event is cancelled. */
export const scheduledHomeOf = ({ propertyId, cancelledAt }: PlannedEvent): string | null =>
  cancelledAt === null ? propertyId : null

const dayMs = 24 * 60 * 60 * 1000
/** How long an event may last. */
export const longestMs = 31 * dayMs
const furthestMs = 5 * 366 * dayMs

/** What is wrong with the times of an event that a buyer sets; null when nothing is. */
export const findFault = ({ startTime, endTime }: PlannedEvent, now: Date): InvalidField | null => {
  if (startTime.getTime() > now.getTime() + furthestMs)
    return { field: 'startTime', message: 'Choose a date within the next five years' }
  if (endTime === null) return null
  const lengthMs = endTime.getTime() - startTime.getTime()
  if (lengthMs <= 0) return { field: 'endTime', message: 'The end must be after the start' }
  return lengthMs > longestMs ? { field: 'endTime', message: 'An event lasts at most 31 days' } : null
}

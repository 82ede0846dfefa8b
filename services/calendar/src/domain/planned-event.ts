import { assumedMinutes, type CalendarEventType, type InvalidField } from '@verandah/contracts'

/** An event in a user's calendar, with instants as dates. */
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
  /** Starts at 1; incremented by every change. */
  readonly revision: number
  /** The advert's time that this event follows; null for events that the buyer entered. */
  readonly slot: string | null
  readonly movedFrom: Date | null
  readonly isWithdrawn: boolean
  /** Set on a tombstone: only feeds show it, as cancelled. */
  readonly cancelledAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Returns the next revision of an event. */
export function revise(event: PlannedEvent, changes: Partial<PlannedEvent>, now: Date): PlannedEvent {
  return {
    ...event,
    ...changes,
    revision: event.revision + 1,
    updatedAt: toSecond(now),
  }
}

/** Whether two events of one home are the same visit: same kind and start. */
export function isSameVisit(
  one: Pick<PlannedEvent, 'eventType' | 'startTime'>,
  other: Pick<PlannedEvent, 'eventType' | 'startTime'>,
): boolean {
  return one.eventType === other.eventType && one.startTime.getTime() === other.startTime.getTime()
}

/** iCalendar has whole seconds, so the calendar has too. */
export function toSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000)
}

/** When a visitor to an event is free again. */
export function occupiedUntil({
  startTime,
  endTime,
  eventType,
}: Pick<PlannedEvent, 'startTime' | 'endTime' | 'eventType'>): Date {
  return endTime ?? new Date(startTime.getTime() + assumedMinutes[eventType] * 60_000)
}

/** The home that an event keeps in its buyer's calendar; null if it has none or is cancelled. */
export function scheduledHomeOf({ propertyId, cancelledAt }: PlannedEvent): string | null {
  return cancelledAt === null ? propertyId : null
}

const dayMs = 24 * 60 * 60 * 1000
/** Maximum duration of an event. */
export const longestMs = 31 * dayMs
const furthestMs = 5 * 366 * dayMs

/** Returns what is wrong with the times that a buyer enters; null if they are valid. */
export function findFault({ startTime, endTime }: PlannedEvent, now: Date): InvalidField | null {
  if (startTime.getTime() > now.getTime() + furthestMs)
    return { field: 'startTime', message: 'Choose a date within the next five years' }
  if (endTime === null) return null
  const lengthMs = endTime.getTime() - startTime.getTime()
  if (lengthMs <= 0) return { field: 'endTime', message: 'The end must be after the start' }
  return lengthMs > longestMs ? { field: 'endTime', message: 'An event lasts at most 31 days' } : null
}

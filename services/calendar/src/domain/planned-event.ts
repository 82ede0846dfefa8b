import type { CalendarEventType } from '@verandah/contracts'

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

/** iCalendar counts in whole seconds, so the calendar does. */
export const toSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000)

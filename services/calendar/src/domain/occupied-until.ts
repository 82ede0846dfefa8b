import type { CalendarEventType } from '@verandah/contracts'
import type { PlannedEvent } from './planned-event.ts'

/** How long an event is taken to last when nobody says: adverts give an auction no end. */
const assumedMinutes: Readonly<Record<CalendarEventType, number>> = {
  'Open Home': 30,
  'Private Inspection': 30,
  Auction: 60,
  Other: 60,
}

/** When somebody who goes to an event is free again. */
export const occupiedUntil = ({ startTime, endTime, eventType }: Timed): Date =>
  endTime ?? new Date(startTime.getTime() + assumedMinutes[eventType] * 60_000)

type Timed = Pick<PlannedEvent, 'startTime' | 'endTime' | 'eventType'>

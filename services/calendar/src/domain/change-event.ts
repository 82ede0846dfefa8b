import type { CalendarEventChange } from '@verandah/contracts'
import type { HomeTimes } from './home-times.ts'
import { type PlannedEvent, revise, toSecond } from './planned-event.ts'

/**
 * Applies a buyer's change to an event. A new time, kind or home detaches it from the advert; a known home sets the
 * time zone.
 */
export function changeEvent(
  event: PlannedEvent,
  change: CalendarEventChange,
  { home, now }: { home: HomeTimes | null; now: Date },
): PlannedEvent {
  const edited = { ...event, ...fieldsOf(change), timeZone: home?.timeZone ?? change.timeZone ?? event.timeZone }
  const isDetached = isElsewhere(event, edited)
  const own = isDetached ? { slot: null, movedFrom: null, isWithdrawn: false } : {}
  return revise(event, { ...edited, ...own }, now)
}

const fieldsOf = ({ propertyId, title, startTime, endTime, eventType, notes }: CalendarEventChange) => ({
  ...(propertyId !== undefined && { propertyId }),
  ...(title !== undefined && { title }),
  ...(startTime !== undefined && { startTime: toSecond(new Date(startTime)) }),
  ...(endTime !== undefined && { endTime: endTime === null ? null : toSecond(new Date(endTime)) }),
  ...(eventType !== undefined && { eventType }),
  ...(notes !== undefined && { notes }),
})

const isElsewhere = (before: PlannedEvent, after: PlannedEvent): boolean =>
  before.propertyId !== after.propertyId ||
  before.eventType !== after.eventType ||
  before.startTime.getTime() !== after.startTime.getTime() ||
  before.endTime?.getTime() !== after.endTime?.getTime()

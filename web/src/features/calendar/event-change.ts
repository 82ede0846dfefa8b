import type { CalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { EnteredEvent, EventDraft } from '@/components/events/event-draft.ts'
import type { EventChange } from './api/edit-event.ts'

export const draftOf = ({ eventType, title, notes, startTime, endTime, timeZone }: CalendarEvent): EventDraft => ({
  ...wallClockOf(startTime, timeZone),
  eventType,
  title,
  notes,
  lengthMs: endTime === null ? null : Date.parse(endTime) - Date.parse(startTime),
})

/** What an edit changes. Times that nobody touched are not sent: an event that follows its advert goes on doing so. */
export const changeOf = (
  event: CalendarEvent,
  { startTime, endTime, ...rest }: EnteredEvent,
  draft: EventDraft,
): EventChange => {
  const before = draftOf(event)
  const isMoved = draft.date !== before.date || draft.time !== before.time || rest.timeZone !== event.timeZone
  return { ...rest, ...(isMoved && { startTime, endTime }) }
}

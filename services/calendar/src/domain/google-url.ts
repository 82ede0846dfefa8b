import { occupiedUntil, type PlannedEvent } from './planned-event.ts'

/**
 * Builds a link that opens Google Calendar with the event filled in. Google requires an end: without one, the assumed
 * end is used.
 */
export function googleUrlOf(event: GoogleEvent, address: string | null): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${stampOf(event.startTime)}/${stampOf(occupiedUntil(event))}`,
    ctz: event.timeZone,
    ...(event.notes !== '' && { details: event.notes }),
    ...(address !== null && { location: address }),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

type GoogleEvent = Pick<PlannedEvent, 'title' | 'startTime' | 'endTime' | 'eventType' | 'timeZone' | 'notes'>

const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d{3}/g, '')

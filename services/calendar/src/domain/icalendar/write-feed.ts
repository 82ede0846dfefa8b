import type { PlannedEvent } from '../planned-event.ts'
import { foldLine, figuresOf, textOf, utcOf } from './content-line.ts'
import { writeDueDay, type WrittenDay } from './write-due-day.ts'
import { writeTimeZone } from './write-time-zone.ts'
import { isAmbiguous, shownAsUtc } from '@verandah/local-time'

/**
 * Writes a whole calendar as iCalendar (RFC 5545): lines end in CRLF and are folded, and every zone in use is
 * described.
 */
export function writeFeed(written: readonly WrittenEvent[], days: readonly WrittenDay[] = []): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verandah//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Verandah',
    'X-WR-CALNAME:Verandah',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timeZonesOf(written.map(({ event }) => event)),
    ...written.flatMap(writeEvent),
    ...days.flatMap(writeDueDay),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

const timeZonesOf = (events: readonly PlannedEvent[]): string[] => {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))].filter((zone) => zone !== 'UTC').sort()
  return zones.flatMap((zone) => {
    const times = events
      .filter(({ timeZone }) => timeZone === zone)
      .flatMap(({ startTime, endTime }) => [startTime.getTime(), (endTime ?? startTime).getTime()])
    return writeTimeZone(zone, new Date(Math.min(...times)), new Date(Math.max(...times)))
  })
}

interface WrittenEvent {
  readonly event: PlannedEvent
  readonly address: string | null
  /** Address of the home's page. */
  readonly url: string | null
}

/** Returns the lines of a VEVENT (RFC 5545, section 3.6.1). The output does not depend on the current time. */
function writeEvent({ event, address, url }: WrittenEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@verandah`,
    `DTSTAMP:${utcOf(event.updatedAt)}`,
    `CREATED:${utcOf(event.createdAt)}`,
    `LAST-MODIFIED:${utcOf(event.updatedAt)}`,
    `SEQUENCE:${event.revision - 1}`,
    timeOf('DTSTART', event.startTime, event.timeZone),
    ...(event.endTime === null ? [] : [timeOf('DTEND', event.endTime, event.timeZone)]),
    `SUMMARY:${textOf(event.title)}`,
    ...(address === null ? [] : [`LOCATION:${textOf(address)}`]),
    ...(event.notes === '' ? [] : [`DESCRIPTION:${textOf(event.notes)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    `CATEGORIES:${textOf(event.eventType)}`,
    `STATUS:${event.cancelledAt !== null || event.isWithdrawn ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/**
 * Formats in the event's own zone, or in UTC if that local time occurs twice, because programs differ on which one they
 * mean.
 */
const timeOf = (property: string, time: Date, timeZone: string): string =>
  timeZone === 'UTC' || isAmbiguous(time, timeZone)
    ? `${property}:${utcOf(time)}`
    : `${property};TZID=${timeZone}:${figuresOf(shownAsUtc(time, timeZone))}`

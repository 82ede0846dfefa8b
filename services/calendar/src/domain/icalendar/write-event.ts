import { isAmbiguous, shownAsUtc } from '@verandah/local-time'
import type { PlannedEvent } from '../planned-event.ts'
import { figuresOf, textOf, utcOf } from './content-line.ts'

export interface WrittenEvent {
  readonly event: PlannedEvent
  readonly address: string | null
  /** Address of the home's page. */
  readonly url: string | null
}

/** Returns the lines of a VEVENT (RFC 5545, section 3.6.1). The output does not depend on the current time. */
export function writeEvent({ event, address, url }: WrittenEvent): string[] {
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

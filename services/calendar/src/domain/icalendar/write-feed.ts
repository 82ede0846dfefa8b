import type { PlannedEvent } from '../planned-event.ts'
import { foldLine } from './content-line.ts'
import { writeDueDay, type WrittenDay } from './write-due-day.ts'
import { writeEvent, type WrittenEvent } from './write-event.ts'
import { writeTimeZone } from './write-time-zone.ts'

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

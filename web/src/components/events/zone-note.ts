import { offsetAt } from '@verandah/local-time'

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** "Perth time" if the offset differs from that of the other zone, else the viewer's; null if it is the same. */
export function zoneNote(instant: string, timeZone: string, other = ownTimeZone()): string | null {
  const ms = Date.parse(instant)
  return offsetAt(ms, timeZone) === offsetAt(ms, other) ? null : zoneName(timeZone)
}

const zoneName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

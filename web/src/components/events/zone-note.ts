import { offsetAt } from '@verandah/local-time'

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** "Perth time" if the offset differs from the viewer's; null if it is the same. */
export function zoneNote(instant: string, timeZone: string): string | null {
  const ms = Date.parse(instant)
  return offsetAt(ms, timeZone) === offsetAt(ms, ownTimeZone()) ? null : zoneName(timeZone)
}

/** "Perth time". */
export function zoneName(timeZone: string): string {
  return `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
}

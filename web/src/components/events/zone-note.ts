import { offsetAt } from '@verandah/local-time'

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Perth time" if the offset differs from the viewer's; null if it is the same. */
export const zoneNote = (instant: string, timeZone: string): string | null => {
  const ms = Date.parse(instant)
  return offsetAt(ms, timeZone) === offsetAt(ms, ownTimeZone()) ? null : zoneName(timeZone)
}

/** "Perth time". */
export const zoneName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

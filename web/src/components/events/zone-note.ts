import { offsetAt } from '@verandah/local-time'

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Perth time" where clocks show something else than the viewer's own; null where they agree. */
export const zoneNote = (instant: string, timeZone: string): string | null => {
  const ms = Date.parse(instant)
  return offsetAt(ms, timeZone) === offsetAt(ms, ownTimeZone()) ? null : zoneName(timeZone)
}

const zoneName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

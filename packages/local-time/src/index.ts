/** A local date and time: `2026-12-05` and `11:00`. */
export interface WallClock {
  date: string
  time: string
}

export function wallClockOf(instant: number | string | Date, timeZone: string): WallClock {
  const shown = shownAsUtc(new Date(instant), timeZone).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** Returns the local time of a zone as if it were UTC: `2026-12-05T11:00:00.000Z` means 11 am there. */
export function shownAsUtc(time: Date, timeZone: string): Date {
  return new Date(time.getTime() + offsetAt(time.getTime(), timeZone))
}

/**
 * Returns the instant, ISO 8601 in UTC, of the local time `2026-12-05T11:00`; null if that is not a valid time. A time
 * that daylight saving skips moves forward by the gap; of a time that occurs twice, the first is returned. A stated
 * offset is kept.
 */
export function instantOf(local: string, timeZone: string): string | null {
  const text = local.trim()
  if (withOffset.test(text)) return isoOf(Date.parse(text))
  const shown = parseShown(text)
  if (shown === null) return null
  const [first] = instantsOf(shown, timeZone)
  return isoOf(first ?? shown - offsetAt(shown - dayMs, timeZone))
}

/** True for a local time that occurs twice because clocks are set back. */
export function isAmbiguous(time: Date, timeZone: string): boolean {
  return instantsOf(shownAsUtc(time, timeZone).getTime(), timeZone).length > 1
}

/** Returns a zone's UTC offset at an instant, in milliseconds ahead of UTC. */
export function offsetAt(ms: number, timeZone: string): number {
  const name = formatOf(timeZone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

const dayMs = 24 * 60 * 60 * 1000
const wallClock = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Parses a local time as if it were UTC; null for the 31st of February. */
const parseShown = (text: string): number | null => {
  const [, day, hour = '00', minute = '00', second = '00'] = wallClock.exec(text) ?? []
  if (day === undefined) return null
  const shown = `${day}T${hour}:${minute}:${second}.000Z`
  const date = new Date(shown)
  // A day that its month does not have, and 24:00, are read as the next day.
  return !Number.isNaN(date.getTime()) && date.toISOString() === shown ? date.getTime() : null
}

/** Returns the instants of a local time, in order: none if clocks skip it, two if they repeat it. */
const instantsOf = (shown: number, timeZone: string): number[] => {
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  if (before === after) return [shown - before]
  return [before, after]
    .filter((offset) => offsetAt(shown - offset, timeZone) === offset)
    .map((offset) => shown - offset)
}

const isoOf = (ms: number): string | null => (Number.isFinite(ms) ? new Date(ms).toISOString() : null)

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

const dayMs = 24 * 60 * 60 * 1000
const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * The instant, ISO 8601 in UTC, at which clocks in a zone show `2026-12-05T11:00`; null when that is no time at all.
 * A time that daylight saving skips moves forward by the gap; of a time that comes twice, the first. A stated offset is kept.
 */
export const instantOf = (local: string, timeZone: string): string | null => {
  const text = local.trim()
  if (withOffset.test(text)) return isoOf(Date.parse(text))
  const wall = wallMsOf(text)
  if (wall === null) return null
  const [before, after] = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]
  const fits = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset)
  return isoOf(wall - (fits ?? before))
}

/** The figures of a wall clock as if they were UTC; null for the 31st of February. */
const wallMsOf = (text: string): number | null => {
  const figures = wallClock
    .exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0))
  if (!figures) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = figures
  if (hour > 23 || minute > 59 || second > 59) return null
  const ms = Date.UTC(year, month - 1, day, hour, minute, second)
  const shown = new Date(ms)
  return shown.getUTCMonth() === month - 1 && shown.getUTCDate() === day ? ms : null
}

const isoOf = (ms: number): string | null => (Number.isFinite(ms) ? new Date(ms).toISOString() : null)

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
const offsetAt = (ms: number, timeZone: string): number => {
  const name = formatOf(timeZone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** What a clock and a calendar on a wall show: `2026-12-05` and `11:00`. */
export interface WallClock {
  date: string
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
  formats.set(timeZone, known)
  return known
}

export const wallClockOf = (instant: number | string, timeZone: string): WallClock => {
  const parts = formatOf(timeZone).formatToParts(new Date(instant))
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

const minuteMs = 60_000

/** Milliseconds that clocks in a zone are ahead of UTC. */
const offsetAt = (ms: number, timeZone: string): number => {
  const { date, time } = wallClockOf(ms, timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(ms / minuteMs) * minuteMs
}

/**
 * The instant at which clocks in a zone show this, ISO 8601 in UTC; null when it isn't a date and a time. Of a time that comes
 * twice the first; a time that is skipped is as much later as clocks were put forward.
 */
export const instantOf = ({ date, time }: WallClock, timeZone: string): string | null => {
  const wall = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(wall)) return null
  const dayMs = 24 * 60 * minuteMs
  const before = wall - offsetAt(wall - dayMs, timeZone)
  const after = wall - offsetAt(wall + dayMs, timeZone)
  const shows = (ms: number) => ms + offsetAt(ms, timeZone) === wall
  return new Date(!shows(before) && shows(after) ? after : before).toISOString()
}

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Perth time" where clocks show something else than the viewer's own; null where they agree. */
export const zoneNote = (instant: string, timeZone: string): string | null => {
  const ms = Date.parse(instant)
  return offsetAt(ms, timeZone) === offsetAt(ms, ownTimeZone()) ? null : zoneName(timeZone)
}

export const zoneName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

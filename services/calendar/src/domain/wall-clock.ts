const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Milliseconds that clocks in a zone are ahead of UTC at an instant. */
export const offsetAt = (ms: number, timeZone: string): number => {
  const name = formatOf(timeZone)
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

/** What clocks in a zone show, as if it were UTC: `2026-12-05T11:00:00.000Z` means eleven o'clock there. */
export const wallClockOf = (time: Date, timeZone: string): Date =>
  new Date(time.getTime() + offsetAt(time.getTime(), timeZone))

const dayMs = 24 * 60 * 60 * 1000

/** True for a time that clocks show twice, because they were set back. */
export const comesTwice = (time: Date, timeZone: string): boolean => {
  const wall = wallClockOf(time, timeZone).getTime()
  const offsets = new Set([offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)])
  return [...offsets].filter((offset) => offsetAt(wall - offset, timeZone) === offset).length > 1
}

/** The day that a calendar on the wall shows: `2026-12-05`. */
export const dayOf = (time: Date, timeZone: string): string => wallClockOf(time, timeZone).toISOString().slice(0, 10)

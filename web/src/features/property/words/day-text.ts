const formats = new Map<string, Intl.DateTimeFormat>()

/** "17 Oct 2026", on the calendar of the home. */
export const dayText = (instant: string, timeZone: string): string => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  formats.set(timeZone, known)
  return known.format(new Date(instant))
}

const clock = new Map<string, Intl.DateTimeFormat>()

const formatter = (name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const known = clock.get(name) ?? new Intl.DateTimeFormat('en-AU', options)
  clock.set(name, known)
  return known
}

const partsOf = (format: Intl.DateTimeFormat, instant: string): Partial<Record<string, string>> =>
  Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))

/** "Sat 5 Dec, 11:00 am", in the time zone of the home it is about. */
export const dateTimeText = (instant: string, timeZone?: string): string => {
  const part = partsOf(
    formatter(`date-time ${timeZone ?? ''}`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      ...(timeZone === undefined ? {} : { timeZone }),
    }),
    instant,
  )
  const day = `${part.weekday ?? ''} ${part.day ?? ''} ${part.month ?? ''}`
  return `${day}, ${part.hour ?? ''}:${part.minute ?? ''} ${(part.dayPeriod ?? '').toLowerCase()}`
}

/** "11:30 am", in the time zone of the home it is about. */
export const timeText = (instant: string, timeZone: string): string => {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone } as const
  const part = partsOf(formatter(`time ${timeZone}`, options), instant)
  return `${part.hour ?? ''}:${part.minute ?? ''} ${(part.dayPeriod ?? '').toLowerCase()}`
}

/** "Sat 11:00": day and 24-hour time for a badge, in the time zone of the home. */
export const dayTimeText = (instant: string, timeZone: string): string => {
  const part = badgePartsOf(instant, timeZone)
  return `${part.weekday ?? ''} ${part.hour ?? ''}:${part.minute ?? ''}`
}

/** "Sat 12 Dec 11:00": the same for a day that its weekday alone does not name. */
export const dayDateTimeText = (instant: string, timeZone: string): string => {
  const part = badgePartsOf(instant, timeZone)
  return `${part.weekday ?? ''} ${part.day ?? ''} ${part.month ?? ''} ${part.hour ?? ''}:${part.minute ?? ''}`
}

const badgePartsOf = (instant: string, timeZone: string) =>
  partsOf(
    formatter(`badge ${timeZone}`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
    instant,
  )

const counts = new Intl.NumberFormat('en-AU')

export const countText = (count: number): string => counts.format(count)

/** The digits of a text in groups of three: "1500000" is "1,500,000"; without digits it is empty. */
export const groupDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : counts.format(BigInt(digits))
}

/** "1 home", "12 homes". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`

export const truncated = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

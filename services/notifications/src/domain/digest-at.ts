import type { NotificationPreferences, SavedSearchFrequency } from '@verandah/contracts'

const hourMs = 60 * 60_000
/** Searches that run at the same moment come as one message. */
const instantDelayMs = 60_000
const digestTime = '07:00'

interface Wishes extends Pick<NotificationPreferences, 'digest' | 'timeZone'> {
  /** Of the saved search that changed. */
  frequency: SavedSearchFrequency
}

/** When changes of a saved search are mailed: by the preference of the buyer or the schedule of the search, whichever is rarer. Null is never. */
export const digestAt = ({ digest, timeZone, frequency }: Wishes, now: Date): Date | null => {
  if (digest === 'off') return null
  return digest === 'daily' || frequency === 'daily'
    ? nextMorning(timeZone, now)
    : new Date(now.getTime() + instantDelayMs)
}

/** The next time at which clocks in the zone show seven. No zone's daylight saving touches that hour. */
export const nextMorning = (timeZone: string, now: Date): Date => {
  const quarters = Array.from({ length: 4 * 26 }, (_, quarter) => quarterAfter(now, quarter))
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return quarters.find((at) => clock.format(at) === digestTime) ?? new Date(now.getTime() + 24 * hourMs)
}

/** Zones differ from UTC by whole quarters of an hour. */
const quarterAfter = (now: Date, count: number): Date =>
  new Date((Math.floor(now.getTime() / (hourMs / 4)) + 1 + count) * (hourMs / 4))

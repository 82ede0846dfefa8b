import type { NotificationPreferences, SavedSearchFrequency } from '@verandah/contracts'

const hourMs = 60 * 60_000
/** Searches that run at the same time share one message. */
const instantDelayMs = 60_000
const digestTime = '07:00'

interface Wishes extends Pick<NotificationPreferences, 'digest' | 'timeZone'> {
  /** Frequency of the saved search that changed. */
  frequency: SavedSearchFrequency
}

/**
 * Returns when changes of a saved search are mailed: the rarer of the buyer's preference and the search's schedule.
 * Null means never.
 */
export function digestAt({ digest, timeZone, frequency }: Wishes, now: Date): Date | null {
  if (digest === 'off') return null
  return digest === 'daily' || frequency === 'daily'
    ? nextMorning(timeZone, now)
    : new Date(now.getTime() + instantDelayMs)
}

/** Returns the next 7 am in the zone. No zone's daylight saving affects that hour. */
export function nextMorning(timeZone: string, now: Date): Date {
  const quarters = Array.from({ length: 4 * 26 }, (_, quarter) => quarterAfter(now, quarter))
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return quarters.find((at) => clock.format(at) === digestTime) ?? new Date(now.getTime() + 24 * hourMs)
}

/** Zone offsets are whole quarters of an hour. */
const quarterAfter = (now: Date, count: number): Date =>
  new Date((Math.floor(now.getTime() / (hourMs / 4)) + 1 + count) * (hourMs / 4))

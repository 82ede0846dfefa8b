import type { SavedSearchFrequency, SearchedLocality } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { timeZoneOf } from '@verandah/localities/places'

const dayMs = 24 * 60 * 60_000
/** Local times between which daily searches run. The end leaves half an hour before the digest at 07:00. */
const morning = { from: '02:00', to: '06:30' }

interface Schedule {
  readonly frequency: SavedSearchFrequency
  /** The first place of the search; its time zone decides. */
  readonly place: SearchedLocality
  /** The fingerprint of its filters: spreads searches over the morning, and gives equal ones the same moment. */
  readonly filterKey: string
  readonly instantMs: number
}

/** When a saved search runs after `now`; null while it is off. */
export function nextCheckAt({ frequency, place, filterKey, instantMs }: Schedule, now: Date): Date | null {
  if (frequency === 'off') return null
  if (frequency === 'instant') return new Date(now.getTime() + instantMs)
  const timeZone = timeZoneOf(place)
  const { date } = wallClockOf(now, timeZone)
  const share = shareOf(filterKey)
  const today = momentOf(date, timeZone, share)
  return today > now ? today : momentOf(dayAfter(date), timeZone, share)
}

/** From 0 to below 1. */
const shareOf = (filterKey: string): number => Number.parseInt(filterKey.slice(0, 8), 16) / 2 ** 32

/** A share of a date's morning, which daylight saving makes an hour longer or shorter. */
const momentOf = (date: string, timeZone: string, share: number): Date => {
  const at = (time: string) => Date.parse(instantOf(`${date}T${time}`, timeZone) ?? '')
  const from = at(morning.from)
  return new Date(from + Math.floor(share * (at(morning.to) - from)))
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

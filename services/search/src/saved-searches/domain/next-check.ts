import type { SavedSearchFrequency, SearchedLocality } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { timeZoneOf } from '@verandah/localities/places'
import { numberOfId } from '../../searches/domain/number-of-id.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Early enough for the digest at 07:00. */
const morningHour = 5

interface Schedule {
  readonly frequency: SavedSearchFrequency
  /** The first place of the search; its time zone decides. */
  readonly place: SearchedLocality
  /** Spreads the morning's searches over the hour. */
  readonly id: string
  readonly instantMs: number
}

/** When a saved search runs after `now`; null while it is off. */
export const nextCheckAt = ({ frequency, place, id, instantMs }: Schedule, now: Date): Date | null => {
  if (frequency === 'off') return null
  if (frequency === 'instant') return new Date(now.getTime() + instantMs)
  const timeZone = timeZoneOf(place)
  const minute = String(numberOfId(id) % 60).padStart(2, '0')
  const mornings = [0, 1, 2].map((ahead) => {
    const { date } = wallClockOf(now.getTime() + ahead * dayMs, timeZone)
    return new Date(instantOf(`${date}T0${morningHour}:${minute}`, timeZone) ?? now.getTime() + dayMs)
  })
  return mornings.find((morning) => morning > now) ?? new Date(now.getTime() + dayMs)
}

import type { Place, Property, TransitJourney, TravelLook } from '@verandah/contracts'
import { minutesTo } from '@verandah/scoring-model'

export interface WayTo {
  place: Place
  /** Whole minutes as the score counts them; null where the home has no point. */
  estimate: number | null
  /** Whole minutes by the router; null where it knows no way, undefined where it was not asked or gave nothing. */
  routed: number | null | undefined
  look: TravelLook | 'unknown'
  /** When minutes that are `as-of` were counted. */
  asOf: string | null
  /** By public transport: beside the minutes, those of the hour before. */
  journey?: TransitJourney | null
}

/** What a router said of one place. */
export type Routed = Pick<WayTo, 'asOf' | 'journey'> & {
  look: Exclude<TravelLook, 'estimated'>
  minutes: number | null
}

export function wayTo(home: Property, place: Place, routed: Routed | undefined): WayTo {
  const estimate = minutesTo(home, place)
  if (estimate === null) return { place, estimate, routed: undefined, look: 'unknown', asOf: null }
  if (routed === undefined) return { place, estimate, routed: undefined, look: 'estimated', asOf: null }
  const { minutes, ...how } = routed
  return { place, estimate, routed: minutes, ...how }
}

/** A difference that is worth a sentence, in minutes. */
const muchMinutes = 5

/** Whether the score counts other minutes than are shown. */
export function isFarOff({ estimate, routed }: WayTo): boolean {
  return routed === null || (routed !== undefined && estimate !== null && Math.abs(routed - estimate) > muchMinutes)
}

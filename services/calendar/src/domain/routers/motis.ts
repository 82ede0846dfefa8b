import type { TransitJourney, TravelPlace } from '@verandah/contracts'
import { fieldOf } from './router-kind.ts'

export interface JourneyRequest {
  from: TravelPlace
  to: TravelPlace
  /** When to be there, an instant. */
  arriveAt: string
}

/** Arrivals are compared over the hour before. */
const windowSeconds = 3_600

/**
 * MOTIS' plan: with `timetableView` and `arriveBy` its itineraries are all the best ones that arrive within the window
 * before `time`; `direct` is the walk. Since MOTIS 2.5. https://github.com/motis-project/motis/blob/master/openapi.yaml
 * (at ed0360f)
 */
export const motis = {
  path: 'api/v5/plan',
  query: ({ from, to, arriveAt }: JourneyRequest): Record<string, string> => ({
    fromPlace: placeOf(from),
    toPlace: placeOf(to),
    time: arriveAt,
    arriveBy: 'true',
    timetableView: 'true',
    searchWindow: String(windowSeconds),
    detailedLegs: 'false',
  }),
}

const placeOf = ({ latitude, longitude }: TravelPlace): string => `${latitude},${longitude}`

/** What there is between two places; times in milliseconds. */
interface Found {
  rides: { leavesAt: number; arrivesAt: number }[]
  /** Of the quickest walk; null where it is too long. */
  walkMs: number | null
}

/** Five arrivals within the hour before. */
const arrivals = 5
const stepMs = 12 * 60_000

/** A later arrival is worth waiting for no longer than this. */
const longestWaitMs = 60 * 60_000

/**
 * The journey that leaves last and is there in time, beside the median and the slowest of five such ones within the
 * hour before. `none` where there is none; null where the answer is no plan.
 */
export function journeyIn(answer: unknown, arriveAt: string): TransitJourney | 'none' | null {
  const found = foundIn(answer)
  if (found === null) return null
  const latest = Date.parse(arriveAt)
  const all = Array.from({ length: arrivals }, (_, step) => minutesBy(found, latest - step * stepMs))
  const [minutes = null] = all
  if (minutes === null) return 'none'
  const known = all.filter((one) => one !== null).sort((a, b) => a - b)
  return {
    minutes,
    typicalMinutes: known[Math.floor(known.length / 2)] ?? minutes,
    slowestMinutes: known.at(-1) ?? minutes,
  }
}

const minutesBy = ({ rides, walkMs }: Found, arriveBy: number): number | null => {
  const [last] = rides
    .filter(({ arrivesAt }) => arrivesAt <= arriveBy && arriveBy - arrivesAt <= longestWaitMs)
    .sort((a, b) => b.leavesAt - a.leavesAt || a.arrivesAt - b.arrivesAt)
  const rideMs = last === undefined ? null : last.arrivesAt - last.leavesAt
  if (rideMs === null && walkMs === null) return null
  return Math.ceil(Math.min(rideMs ?? Infinity, walkMs ?? Infinity) / 60_000)
}

const foundIn = (answer: unknown): Found | null => {
  const itineraries = fieldOf(answer, 'itineraries')
  const direct = fieldOf(answer, 'direct') ?? []
  if (!Array.isArray(itineraries) || !Array.isArray(direct)) return null
  const rides = itineraries.map((one) => ({ leavesAt: timeIn(one, 'startTime'), arrivesAt: timeIn(one, 'endTime') }))
  const walks = direct.map((one) => fieldOf(one, 'duration'))
  const areRides = rides.every(({ leavesAt, arrivesAt }) => leavesAt <= arrivesAt)
  if (!areRides || !walks.every(isSeconds)) return null
  return { rides, walkMs: walks.length === 0 ? null : Math.min(...walks) * 1_000 }
}

/** Not a number where it is no time. */
const timeIn = (itinerary: unknown, name: string): number => {
  const text = fieldOf(itinerary, name)
  return typeof text === 'string' ? Date.parse(text) : Number.NaN
}

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

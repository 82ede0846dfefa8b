import type { TravelMode, TravelPlace, TravelSource } from '@verandah/contracts'
import { estimateMinutes, type Point } from '@verandah/scoring-model'

/** Travel times of the operator's router: whole minutes by row from and column to, null where it knows no way. */
export interface RouterTimes extends TravelSource {
  places: readonly TravelPlace[]
  minutes: readonly (readonly (number | null)[])[]
}

export interface Place {
  /** Null where nothing is to be travelled: a day without a start begins at its first stop. */
  point: Point | null
  propertyId?: string
}

export interface Way {
  /** Infinite where there is none. */
  minutes: number
  isEstimated: boolean
}

/** By place from and place to: the stops of a day, its start and its end. */
export type Ways = readonly (readonly Way[])[]

export function startOf(ways: Ways): number {
  return ways.length - 2
}
export function endOf(ways: Ways): number {
  return ways.length - 1
}

/**
 * The ways between places: by the router where it was asked about both, else estimated. A home of which only the suburb
 * is known is estimated always.
 */
export function waysOf(places: readonly Place[], mode: TravelMode, times: RouterTimes | null | undefined): Ways {
  const positions = new Map(times?.places.map((place, at) => [keyOf(place), at]))
  const positionOf = (point: Point) => (point.isAtDoor === false ? undefined : positions.get(keyOf(point)))
  const knownMinutes = (from: Point, to: Point): number | null | undefined =>
    times?.minutes[positionOf(from) ?? -1]?.[positionOf(to) ?? -1]
  const between = (from: Place, to: Place): Way => {
    const isSame = from.propertyId !== undefined && from.propertyId === to.propertyId
    if (isSame || from.point === null || to.point === null) return { minutes: 0, isEstimated: false }
    const known = knownMinutes(from.point, to.point)
    if (known === undefined) return { minutes: estimateMinutes(from.point, to.point, mode), isEstimated: true }
    return { minutes: known ?? Infinity, isEstimated: false }
  }
  return places.map((from) => places.map((to) => between(from, to)))
}

const keyOf = ({ latitude, longitude }: TravelPlace): string => `${latitude},${longitude}`

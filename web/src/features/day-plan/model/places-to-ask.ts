import { maxTravelPlaces, type TravelPlace } from '@verandah/contracts'
import type { Asked } from './asked.ts'
import type { Candidate } from './candidates.ts'

/**
 * The places of a day that a router is asked about, each once: its start, its end and the homes whose place is known to
 * the door. Beyond the most that it takes, homes further down the shortlist are left to the estimate.
 */
export function placesToAsk({ start, end }: Asked, candidates: readonly Candidate[]): TravelPlace[] {
  const points = [start, end, ...candidates.map(({ point }) => (point?.isAtDoor === false ? null : point))]
  const places = points.flatMap((point): TravelPlace[] =>
    point === null ? [] : [{ latitude: point.latitude, longitude: point.longitude }],
  )
  const isFirst = (place: TravelPlace, at: number): boolean =>
    places.findIndex(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude) === at
  return places.filter(isFirst).slice(0, maxTravelPlaces)
}

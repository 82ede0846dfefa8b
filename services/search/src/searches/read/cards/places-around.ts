import type { SearchedLocality } from '@verandah/contracts'
import { type LocalityIndex, measureDistance } from '@verandah/localities/places'
import type { Surroundings } from './domain/narrowing.ts'
import type { Point } from './domain/area.ts'

/** Points of homes and distances from the search's places; a region counts as its suburbs. */
export function placesAround(
  localities: Pick<LocalityIndex, 'find' | 'expand'>,
  locations: readonly SearchedLocality[],
): Pick<Surroundings, 'pointOf' | 'distanceOf'> {
  let chosen: Point[] | undefined
  return {
    pointOf: ({ latitude, longitude, ...place }) =>
      latitude !== null && longitude !== null ? { latitude, longitude } : (localities.find(place) ?? null),
    distanceOf: (point) => {
      chosen ??= localities.expand(locations).flatMap((place) => localities.find(place) ?? [])
      return chosen.length === 0 ? null : Math.min(...chosen.map((place) => measureDistance(place, point)))
    },
  }
}

import type { SearchedLocality } from '@verandah/contracts'
import type { LocalityIndex } from '../../localities/domain/locality-index.ts'
import { measureDistance } from '../../localities/domain/measure-distance.ts'
import type { Surroundings } from './domain/narrowing.ts'
import type { Point } from './domain/area.ts'

/** Where homes are, and how far from the places that a search names; a region is each of its suburbs. */
export const placesAround = (
  localities: Pick<LocalityIndex, 'find' | 'expand'>,
  locations: readonly SearchedLocality[],
): Pick<Surroundings, 'pointOf' | 'distanceOf'> => {
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

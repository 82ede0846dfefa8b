import type { KeptHome, SearchedLocality } from '@verandah/contracts'
import { type LocalityIndex, measureDistance } from '@verandah/localities/places'

export interface Point {
  latitude: number
  longitude: number
}

/** Parses the corners in `lat,lng;lat,lng;…`. */
export function readArea(text: string): Point[] {
  return text.split(';').map((corner) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = corner.split(',').map(Number)
    return { latitude, longitude }
  })
}

/** Even-odd rule: an edge that a ray to the east crosses toggles inside and outside, also where edges cross. */
export function isInside(point: Point, corners: readonly Point[]): boolean {
  return corners.filter((corner, index) => crosses(point, corner, corners.at(index - 1) ?? corner)).length % 2 === 1
}

const crosses = ({ latitude, longitude }: Point, a: Point, b: Point): boolean => {
  if (a.latitude > latitude === b.latitude > latitude) return false
  const share = (latitude - a.latitude) / (b.latitude - a.latitude)
  return longitude < a.longitude + share * (b.longitude - a.longitude)
}

export interface PlacesAround {
  /** A home's point, or its suburb's if the door is unknown; null if neither is known. */
  pointOf: (home: Pick<KeptHome, 'latitude' | 'longitude' | 'suburb' | 'state' | 'postcode'>) => Point | null
  /** Kilometres to the nearest of the chosen suburbs. */
  distanceOf: (point: Point) => number | null
}

/** Points of homes and distances from the search's places; a region counts as its suburbs. */
export function placesAround(
  localities: Pick<LocalityIndex, 'find' | 'expand'>,
  locations: readonly SearchedLocality[],
): PlacesAround {
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

import type { TravelMode } from '@verandah/contracts'

export interface Point {
  latitude: number
  longitude: number
  /** False when it is only the middle of the suburb. */
  isAtDoor?: boolean
}

/** How much longer the way is than the straight line. */
export const detour = 1.4

/** Kilometres an hour in town. */
export const speeds: Readonly<Record<TravelMode, number>> = { driving: 30, cycling: 15, walking: 5 }

/** On the way beyond `townKm` one drives faster. */
const townKm = 15
const openRoadSpeed = 70

const kmPerDegree = 111.2

/** Within a suburb, while it is not known where. */
const aboutKm = 1

/** Whole minutes from one place to another, estimated from the straight line; 0 within fifty metres. */
export const estimateMinutes = (from: Point, to: Point, mode: TravelMode): number => {
  const straightKm = straightKmBetween(from, to)
  const isAbout = from.isAtDoor === false || to.isAtDoor === false
  if (straightKm < 0.05 && !isAbout) return 0
  const km = (isAbout ? Math.max(straightKm, aboutKm) : straightKm) * detour
  const inTown = mode === 'driving' ? Math.min(km, townKm) : km
  return Math.ceil((inTown / speeds[mode] + (km - inTown) / openRoadSpeed) * 60)
}

/** On a flat map, which is exact enough for a day out. */
const straightKmBetween = (from: Point, to: Point): number => {
  const northKm = (to.latitude - from.latitude) * kmPerDegree
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const eastKm = (to.longitude - from.longitude) * kmPerDegree * Math.cos(middle)
  return Math.hypot(northKm, eastKm)
}

import type { TravelMode } from '@verandah/contracts'

interface Point {
  latitude: number
  longitude: number
}

/** How much longer the way is than the straight line. */
export const detour = 1.4

/** Kilometres an hour in town. */
export const speeds: Readonly<Record<TravelMode, number>> = { driving: 30, cycling: 15, walking: 5 }

/** On the way beyond `townKm` one drives faster. */
const townKm = 15
const openRoadSpeed = 70

const kmPerDegree = 111.2

/** Whole minutes from one place to another, estimated from the straight line; 0 within fifty metres. */
export const estimateMinutes = (from: Point, to: Point, mode: TravelMode): number => {
  const northKm = (to.latitude - from.latitude) * kmPerDegree
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const eastKm = (to.longitude - from.longitude) * kmPerDegree * Math.cos(middle)
  const straightKm = Math.hypot(northKm, eastKm)
  if (straightKm < 0.05) return 0
  const km = straightKm * detour
  const inTown = mode === 'driving' ? Math.min(km, townKm) : km
  return Math.ceil((inTown / speeds[mode] + (km - inTown) / openRoadSpeed) * 60)
}

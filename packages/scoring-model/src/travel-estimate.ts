import type { PlaceMode } from '@verandah/contracts'

/** Degrees, WGS 84. */
export interface Point {
  latitude: number
  longitude: number
  /** False when it is only the middle of the suburb. */
  isAtDoor?: boolean | undefined
}

/** How much longer the way is than the straight line. */
export const detour = 1.4

/** Kilometres an hour in town. Public transport: trams, buses and trains with their stops, an assumption. */
export const townSpeeds: Readonly<Record<PlaceMode, number>> = { driving: 30, transit: 25, cycling: 15, walking: 5 }

/** On the way beyond `townKm` one goes faster, by motorway or train. */
const townKm = 15
const fastSpeeds: Readonly<Partial<Record<PlaceMode, number>>> = { driving: 70, transit: 45 }

/**
 * To the stop, the wait there and from the last stop: two short walks and half of a ten-minute headway, an assumption.
 */
export const stopMinutes = 12

const kmPerDegree = 111.2

/** Within a suburb, while it is not known where. */
const aboutKm = 1

/** Whole minutes from one place to another, estimated from the straight line; 0 within fifty metres. */
export function estimateMinutes(from: Point, to: Point, mode: PlaceMode): number {
  const straightKm = straightKmBetween(from, to)
  const isAbout = from.isAtDoor === false || to.isAtDoor === false
  if (straightKm < 0.05 && !isAbout) return 0
  const km = (isAbout ? Math.max(straightKm, aboutKm) : straightKm) * detour
  const minutes = minutesOn(km, mode)
  return Math.ceil(mode === 'transit' ? Math.min(stopMinutes + minutes, minutesOn(km, 'walking')) : minutes)
}

const minutesOn = (km: number, mode: PlaceMode): number => {
  const inTown = fastSpeeds[mode] === undefined ? km : Math.min(km, townKm)
  return (inTown / townSpeeds[mode] + (km - inTown) / (fastSpeeds[mode] ?? townSpeeds[mode])) * 60
}

/** On a flat map, which is exact enough within a day's travel. */
const straightKmBetween = (from: Point, to: Point): number => {
  const northKm = (to.latitude - from.latitude) * kmPerDegree
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const eastKm = (to.longitude - from.longitude) * kmPerDegree * Math.cos(middle)
  return Math.hypot(northKm, eastKm)
}

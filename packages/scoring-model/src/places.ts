import type { Place } from '@verandah/contracts'
import { onGrid } from './exact.ts'
import { type FactorValue, type HomeFacts, maxValue } from './factors/preferences.ts'
import { keyOfPlace } from './own-criteria.ts'
import { estimateMinutes } from './travel-estimate.ts'

type Located = Pick<HomeFacts, 'latitude' | 'longitude' | 'isAtDoor'>

/** Values of a home by the keys of places: by the estimated minutes, null where the home has no point. */
export function evaluatePlaces(home: Located, places: readonly Place[]): Map<string, FactorValue> {
  return new Map(
    places.map((place) => {
      const minutes = minutesTo(home, place)
      return [keyOfPlace(place), minutes === null ? null : onGrid(worthOfMinutes(minutes, place))]
    }),
  )
}

/** Whole minutes from a home to a place, estimated; null where the home has no point. */
export function minutesTo(
  { latitude, longitude, isAtDoor }: Located,
  place: Pick<Place, 'latitude' | 'longitude' | 'mode'>,
): number | null {
  return latitude === null || longitude === null
    ? null
    : estimateMinutes({ latitude, longitude, isAtDoor }, place, place.mode)
}

/** 10 up to the good minutes, 0 from the too many on, a straight line between. */
const worthOfMinutes = (minutes: number, { goodMinutes, tooFarMinutes }: Place): number =>
  maxValue * Math.min(1, Math.max(0, (tooFarMinutes - minutes) / (tooFarMinutes - goodMinutes)))

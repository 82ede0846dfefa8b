import { isInRegion, regionOf, type SearchedLocality } from '@verandah/contracts'
import { placeKey } from '../place-key.ts'
import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

/** Value of a home outside the searched suburbs (specification, section 9). */
const elsewhere = 5

/** 10 in a searched suburb, else 5; null if the search names no place. */
export function evaluateLocation(home: HomeFacts, { locations }: Preferences): FactorValue {
  if (locations.length === 0) return null
  return locations.some((place) => isSearched(place, home)) ? maxValue : elsewhere
}

type Home = Pick<HomeFacts, 'suburb' | 'state' | 'postcode'>

/** Whether a home is in a searched place: in that suburb, or in a suburb of that region. */
export function isSearched(place: SearchedLocality, home: Home): boolean {
  const region = regionOf(place)
  return region ? isInRegion(region, home) : isSamePlace(place, home)
}

/** Suburb names repeat across Australia, so state and postcode must match too. */
const isSamePlace = (place: SearchedLocality, home: Home): boolean =>
  place.postcode === home.postcode && place.state === home.state && isSameName(place.suburb, home.suburb)

/** Most names are spelt alike; keys are computed only for the others. */
const isSameName = (one: string, other: string): boolean => one === other || placeKey(one) === placeKey(other)

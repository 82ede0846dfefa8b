import { isInRegion, regionOf, type SearchedLocality } from '@verandah/contracts'
import { placeKey } from '../place-key.ts'
import { type FactorValue, type HomeFacts, maxValue, type Preferences } from './preferences.ts'

/** A home outside of the searched suburbs (specification, section 9). */
const elsewhere = 5

/** 10 in a searched suburb, else 5; unknown when no place was searched. */
export const evaluateLocation = (home: HomeFacts, { locations }: Preferences): FactorValue => {
  if (locations.length === 0) return null
  return locations.some((place) => isSearched(place, home)) ? maxValue : elsewhere
}

type Home = Pick<HomeFacts, 'suburb' | 'state' | 'postcode'>

/** Whether a home stands in a searched place: in that suburb, or in a suburb of that region. */
export const isSearched = (place: SearchedLocality, home: Home): boolean => {
  const region = regionOf(place)
  return region ? isInRegion(region, home) : isSamePlace(place, home)
}

/** Suburb names repeat across Australia, so state and postcode have to agree too. */
const isSamePlace = (place: SearchedLocality, home: Home): boolean =>
  place.postcode === home.postcode && place.state === home.state && isSameName(place.suburb, home.suburb)

/** Most are written alike; only the others are worth a key. */
const isSameName = (one: string, other: string): boolean => one === other || placeKey(one) === placeKey(other)

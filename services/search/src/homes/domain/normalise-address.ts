import { placeKey, wordsOfPlace } from '@verandah/scoring-model'
import type { Listing } from '../../providers/domain/listing.ts'
import { readDoor } from '../../providers/domain/door.ts'
import { canonicalStreetType, directions } from './street-types.ts'

type Addressed = Pick<Listing, 'unit' | 'streetNumber' | 'street' | 'suburb' | 'state' | 'postcode'>

/**
 * `unit|number|street and type|suburb|state|postcode`, equal for adverts of one address however it is written.
 * Null without a door number: a street is no evidence, and a lot number is not a door.
 */
export const matchKeyOf = ({ unit, streetNumber, street, suburb, state, postcode }: Addressed): string | null => {
  const door = readDoor(unit, streetNumber)
  const number = numberKey(door.streetNumber)
  const road = streetKey(street ?? '')
  if (number === null || road === '') return null
  return [unitKey(door.unit), number, road, placeKey(suburb), state.toLowerCase(), postcode].join('|')
}

/** `12a`, `12-14`; null unless it begins with a figure. */
const numberKey = (number: string | null): string | null => {
  const key = (number ?? '')
    .toLowerCase()
    .replace(/^(?:no|number)\.?\s*/, '')
    .replace(/\s+/g, '')
    .replace(/[–—]/g, '-')
  return /^\d+[a-z]?(?:-\d+[a-z]?)?$/.test(key) ? key : null
}

const unitKey = (unit: string | null): string =>
  (unit ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=\d)/, '')

/** The stem, then the type's one spelling, then a direction: "Smith Street North" as `smith st n`. */
const streetKey = (street: string): string => {
  const words = street.trim() === '' ? [] : wordsOfPlace(street)
  const last = words.at(-1) ?? ''
  const isDirected = words.length > 2 && directions.has(last)
  const stem = isDirected ? words.slice(0, -1) : words
  const type = stem.length > 1 ? canonicalStreetType(stem.at(-1) ?? '') : stem.at(-1)
  return [...stem.slice(0, -1), type, isDirected ? directions.get(last) : ''].filter((word) => word !== '').join(' ')
}

import { propertyTypes, type SearchedLocality } from '@verandah/contracts'
import { placeOf } from './compare-places.ts'
import type { Traits } from './traits.ts'

/** Blocking keys: any two adverts that evidence can join share one. */
interface Keys {
  /** Stored with the advert. */
  readonly own: string[]
  /** Keys that adverts of the same home may have. */
  readonly wanted: string[]
}

const photosAtMost = 6

export function keysOf(traits: Traits): Keys {
  const { crmId, place, photos } = traits
  const rooms = roomsOf(place, traits)
  const shared = [
    ...(crmId === null ? [] : [`crm:${crmId}`]),
    ...doorsOf(traits),
    ...[...photos]
      .sort((one, other) => one - other)
      .slice(0, photosAtMost)
      .map((photo) => `photo:${photo}`),
  ]
  // An advert without a number may match any home with its rooms; one with a number only those that hide theirs.
  return place.number === null
    ? { own: [...shared, `hidden:${rooms}`, `rooms:${rooms}`], wanted: [...shared, `rooms:${rooms}`] }
    : { own: [...shared, `rooms:${rooms}`], wanted: [...shared, `hidden:${rooms}`] }
}

const roomsOf = (
  { state, suburb }: Pick<Traits['place'], 'state' | 'suburb'>,
  { propertyType, bedrooms }: Pick<Traits, 'propertyType' | 'bedrooms'>,
): string => [state, suburb, propertyType, bedrooms].join('|')

const bedroomsAsked = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The keys of adverts of a suburb, of every type and up to eight bedrooms. */
export function keysInSuburb(locality: SearchedLocality): string[] {
  const place = placeOf({ ...locality, unit: null, lot: null, streetNumber: null, street: null })
  return propertyTypes.flatMap((propertyType) =>
    bedroomsAsked.map((bedrooms) => `rooms:${roomsOf(place, { propertyType, bedrooms })}`),
  )
}

/** Of adverts with the same suburb, type and bedrooms. */
export function isRoomsKey(key: string): boolean {
  return key.startsWith('rooms:')
}

const doorsOf = ({ place: { street, number, lot, state } }: Traits): string[] => {
  if (street === null) return []
  const road = `${state}|${street.stem.replaceAll(' ', '')}`
  return [
    ...(number?.split('-') ?? []).map((part) => `door:${road}|${part}`),
    ...(lot === null ? [] : [`lot:${road}|${lot}`]),
  ]
}

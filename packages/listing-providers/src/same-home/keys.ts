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
  const rooms = [place.state, place.suburb, traits.propertyType, traits.bedrooms].join('|')
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

import type { Listing } from '@verandah/listing-providers/listing'
import type { Door } from './doors.ts'
import { randomFrom, type Random } from './random.ts'
import type { Street } from './streets.ts'

type Rooms = Pick<Listing, 'bedrooms' | 'bathrooms' | 'parking' | 'landSize' | 'propertyType'>

/** One home of the world. Two adverts are of the same home if and only if they name the same `id`. */
export interface Home extends Rooms {
  id: string
  street: Street
  door: Door
  /** The owner's expectation in dollars. */
  value: number
}

export type Kind = 'house' | 'duplex' | 'townhouse' | 'apartment' | 'land' | 'acreage'

const roomsOf: Record<Kind, (random: Random) => Rooms> = {
  house: ({ between }) => ({
    bedrooms: between(2, 5),
    bathrooms: between(1, 3),
    parking: between(0, 3),
    landSize: between(210, 1400),
    propertyType: 'House',
  }),
  duplex: ({ between }) => ({
    bedrooms: between(3, 4),
    bathrooms: between(2, 3),
    parking: between(1, 2),
    landSize: between(180, 420),
    propertyType: 'House',
  }),
  townhouse: ({ between }) => ({
    bedrooms: between(2, 4),
    bathrooms: between(1, 3),
    parking: between(1, 2),
    landSize: between(90, 260),
    propertyType: 'Townhouse',
  }),
  apartment: ({ between }) => ({
    bedrooms: between(0, 3),
    bathrooms: between(1, 2),
    parking: between(0, 2),
    landSize: null,
    propertyType: 'Apartment',
  }),
  land: ({ between }) => ({
    bedrooms: null,
    bathrooms: null,
    parking: null,
    landSize: between(240, 1100),
    propertyType: 'Land',
  }),
  acreage: ({ between }) => ({
    bedrooms: between(3, 6),
    bathrooms: between(1, 3),
    parking: between(2, 6),
    landSize: between(8, 240) * 1000 + between(0, 999),
    propertyType: 'Acreage',
  }),
}

const valueOf = (random: Random, { bedrooms, landSize }: Rooms) => {
  const rounded = 120_000 * (bedrooms ?? 0) + 300 * Math.min(landSize ?? 0, 2000) + 10_000 * random.between(20, 90)
  return Math.round(rounded / 5000) * 5000
}

export function homeOf(id: string, kind: Kind, where: Pick<Home, 'street' | 'door'>, known: Partial<Home> = {}): Home {
  const random = randomFrom(id, 'home')
  const rooms = { ...roomsOf[kind](random), ...known }
  return { id, ...where, value: valueOf(random, rooms), ...rooms }
}

/** The attributes that two similar homes share. */
export function alike({ bedrooms, bathrooms, parking, value }: Home) {
  return { bedrooms, bathrooms, parking, value }
}

/** Metres along the street, so that neighbours are close and a block is at one point. */
export function standsAt({ street: { place, name }, door }: Pick<Home, 'street' | 'door'>) {
  const start = randomFrom(place.suburb, place.state, name, 'stands')
  const along = Number.parseInt(door.number ?? door.lot ?? '1', 10) * 7
  const degrees = (metres: number) => metres / 111_000
  return {
    latitude: place.latitude + degrees(start.between(-1500, 1500) + along),
    longitude: place.longitude + degrees(start.between(-1500, 1500)),
  }
}

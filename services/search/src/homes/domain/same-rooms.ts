import type { Listing } from '@verandah/listing-providers/listing'
import { firstKnown, type Ranked } from './rank-adverts.ts'

const counted = ['bedrooms', 'bathrooms', 'parking'] as const
type Rooms = Pick<Listing, (typeof counted)[number]>

/**
 * The best advert with bedrooms, and the others, best first, until one contradicts the counts: rooms combined from
 * contradicting adverts would describe a home that none advertises.
 */
export function withSameRooms(ranked: Ranked): Ranked {
  const first = ranked.find(({ bedrooms }) => bedrooms != null) ?? ranked[0]
  const alike = new Set([first])
  let rooms: Rooms = first
  for (const advert of ranked) {
    if (counted.some((room) => rooms[room] != null && advert[room] != null && rooms[room] !== advert[room])) continue
    alike.add(advert)
    rooms = roomsOf([rooms, advert])
  }
  const [best = first, ...others] = ranked.filter((advert) => alike.has(advert))
  return [best, ...others]
}

/** Each count from the best advert that states it. */
export function roomsOf(alike: readonly Rooms[]): Rooms {
  const firstOf = (room: keyof Rooms) => firstKnown(alike.map((advert) => advert[room]))
  return { bedrooms: firstOf('bedrooms'), bathrooms: firstOf('bathrooms'), parking: firstOf('parking') }
}

import type { ListingStatus } from '@verandah/contracts'
import type { Listing } from '@verandah/listing-providers/listing'

/** A home's adverts, best first. */
export type Ranked = readonly [Listing, ...Listing[]]

const statusRank: Readonly<Record<ListingStatus, number>> = { active: 0, underOffer: 1, sold: 2, gone: 3 }

/** On the market before gone, real before sample, agency feed before portal, newest first. */
export function rankAdverts(adverts: readonly Listing[], isFirstHand: (provider: string) => boolean): Ranked {
  const [first, ...others] = adverts.toSorted(
    (one, other) =>
      statusRank[one.status] - statusRank[other.status] ||
      Number(one.isSample) - Number(other.isSample) ||
      Number(isFirstHand(other.provider)) - Number(isFirstHand(one.provider)) ||
      compare(other.listedAt ?? '', one.listedAt ?? '') ||
      compare(one.id, other.id),
  )
  if (!first) throw new Error('A home without an advert cannot be described.')
  return [first, ...others]
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The first value that says something. */
export function firstKnown<Value>(values: readonly Value[]): Value | null {
  return values.find((value) => value != null && value !== '') ?? null
}

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

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

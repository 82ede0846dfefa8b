import { placeKey } from '@verandah/scoring-model'
import { applyUpdate } from './apply-update.ts'
import type { Listing, ListingUpdate } from '../../domain/listing.ts'

/** Who brought a feed. */
export interface FeedSource {
  /** What adverts that came with it are said to come from, and who may change them again. */
  readonly name: string
  /** An operator's folder or address may speak for every agency; a pushed feed only for the adverts that it brought. */
  readonly isTrusted: boolean
}

/** An advert as the feeds so far describe it. */
export interface FeedListingDoc {
  _id: string
  listing: Listing
  /** The feed that brought it first. */
  owner: string
  /** `modTime` of the last record that was merged, as a wall clock. */
  localModifiedAt: string | null
  /** Moves with every merge, so that two at once cannot undo each other. */
  revision: number
  /** `VIC|3121|richmond`. */
  place: string
  isOffered: boolean
  /** When it was first seen: a feed does not say when an advert was listed. */
  listedAt: string
}

type Decision = { doc: FeedListingDoc } | { reason: string }

/** What becomes of an advert by one more record of a feed, or why nothing does. */
export const decideMerge = (
  known: FeedListingDoc | null,
  update: ListingUpdate,
  source: FeedSource,
  now: Date,
): Decision => {
  if (known && !source.isTrusted && known.owner !== source.name) return { reason: 'It belongs to another feed.' }
  const { localModifiedAt = null } = update
  if (known?.localModifiedAt != null && localModifiedAt !== null && localModifiedAt < known.localModifiedAt) {
    return { reason: `It is older than what is known (${known.localModifiedAt}).` }
  }
  const named = known ? update : { ...update, sourceName: source.name }
  const listing = applyUpdate(known?.listing ?? null, named)
  if (listing === null) return { reason: 'It is not known here, and the record does not say where it is.' }
  return {
    doc: {
      _id: listing.id,
      listing,
      owner: known?.owner ?? source.name,
      localModifiedAt: localModifiedAt ?? known?.localModifiedAt ?? null,
      revision: (known?.revision ?? 0) + 1,
      place: placeOf(listing),
      isOffered: listing.status === 'active' || listing.status === 'underOffer',
      listedAt: known?.listedAt ?? now.toISOString(),
    },
  }
}

export const placeOf = ({ state, postcode, suburb }: Pick<Listing, 'state' | 'postcode' | 'suburb'>): string =>
  `${state}|${postcode}|${placeKey(suburb)}`

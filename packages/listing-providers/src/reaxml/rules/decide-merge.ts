import { placeKey } from '@verandah/scoring-model'
import { addressesOf, mergePictures, picturesOf, type Picture } from '../../listing/gallery.ts'
import { describeInspections } from '../../listing/inspections.ts'
import { applyUpdate } from './apply-update.ts'
import type { Listing, ListingUpdate } from '../../listing/listing.ts'

/** Who brought a feed. */
export interface FeedSource {
  /** What adverts that came with it are said to come from, and who may change them again. */
  readonly name: string
  /** An operator's folder or address may speak for every agency; a pushed feed only for the adverts that it brought. */
  readonly isTrusted: boolean
}

/** What a record is judged by. */
export interface MergeRules {
  readonly source: FeedSource
  readonly now: Date
  /** Whether the gazetteer has the suburb with this postcode. */
  readonly isKnownPlace: (place: Pick<Listing, 'suburb' | 'state' | 'postcode'>) => boolean
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
  /** The record that made this revision, and until when it need not be read again; null where it is read whenever it comes. */
  read?: { record: string; revision: number; until: string | null } | null
  /** By the ids that the agency gave them; absent where an earlier build kept the advert. */
  gallery?: { pictures: Picture[]; plans: Picture[] }
  /** `VIC|3121|richmond`, or `VIC|3121|` where the gazetteer has no such suburb. */
  place: string
  isOffered: boolean
  /** When it was first seen: a feed does not say when an advert was listed. */
  listedAt: string
}

type Decision = { doc: FeedListingDoc; warning?: string } | { reason: string }
type Recorded = ListingUpdate & { record: string | null }

/** What becomes of an advert by one more record of a feed, or why nothing does. */
export const decideMerge = (
  known: FeedListingDoc | null,
  update: Recorded,
  { source, now, isKnownPlace }: MergeRules,
): Decision => {
  const reason = known && refusalOf(known, update, { source, now })
  if (reason) return { reason }
  const { record } = update
  const before = known ?? nothingBefore({ source, now })
  const named = known ? update : { ...update, sourceName: source.name }
  const applied = applyUpdate(before.listing, named)
  if (applied === null) return { reason: 'It is not known here, and the record does not say where it is.' }
  const gallery = galleryOf(known, update)
  const hasKnownSuburb = isKnownPlace(applied)
  const listing = {
    ...applied,
    images: addressesOf(gallery.pictures),
    floorplans: addressesOf(gallery.plans),
    hasKnownSuburb,
  }
  const revision = before.revision + 1
  const isOdd = !hasKnownSuburb && update.suburb !== undefined
  return {
    ...(isOdd && { warning: unknownSuburb(listing) }),
    doc: {
      _id: listing.id,
      listing,
      owner: before.owner,
      localModifiedAt: update.localModifiedAt ?? before.localModifiedAt,
      revision,
      read: record === null || isOdd ? null : { record, revision, until: nextSlotEnd(listing, now) },
      gallery,
      place: placeOf(hasKnownSuburb ? listing : { ...listing, suburb: '' }),
      isOffered: listing.status === 'active' || listing.status === 'underOffer',
      listedAt: before.listedAt,
    },
  }
}

const nothingBefore = ({ source, now }: Pick<MergeRules, 'source' | 'now'>) => ({
  listing: null,
  owner: source.name,
  localModifiedAt: null,
  revision: 0,
  listedAt: now.toISOString(),
})

/** Why a record of a known advert is not merged; null where it is. */
const refusalOf = (
  { owner, localModifiedAt: last }: FeedListingDoc,
  { localModifiedAt }: Recorded,
  { source, now }: Pick<MergeRules, 'source' | 'now'>,
): string | null => {
  if (!source.isTrusted && owner !== source.name) return 'It belongs to another feed.'
  const isOlder = localModifiedAt !== undefined && isBefore(localModifiedAt, last, now)
  return isOlder ? `It is older than what is known (${last}).` : null
}

const unknownSuburb = ({ suburb, state, postcode }: Listing) =>
  `The gazetteer has no "${suburb} ${state} ${postcode}"; the home is found by its postcode.`

/** When the home begins to show another open home. */
const nextSlotEnd = ({ inspections }: Listing, now: Date): string | null => {
  const { openHomeDate, openHomeEndTime } = describeInspections(inspections, now.toISOString())
  return openHomeEndTime ?? openHomeDate
}

/** The record by which an advert is as it is, unless one of its open homes has passed since. */
export const recordOf = ({ read, revision }: Pick<FeedListingDoc, 'read' | 'revision'>, now: Date): string | null =>
  read?.revision === revision && (read.until === null || read.until >= now.toISOString()) ? read.record : null

const isBefore = (local: string, last: string | null, now: Date): boolean =>
  last !== null && !isAhead(last, now) && local < last

/** Feeds say no time zone: only what lies a day ahead of us is surely in the future. */
export const isAhead = (local: string, now: Date): boolean =>
  local > new Date(now.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 19)

const galleryOf = (known: FeedListingDoc | null, { pictures = [], plans = [] }: ListingUpdate) => {
  const { images = [], floorplans = [] } = known?.listing ?? {}
  const before = known?.gallery ?? { pictures: picturesOf(images), plans: picturesOf(floorplans) }
  return { pictures: mergePictures(before.pictures, pictures), plans: mergePictures(before.plans, plans) }
}

export const placeOf = ({ state, postcode, suburb }: Pick<Listing, 'state' | 'postcode' | 'suburb'>): string =>
  `${state}|${postcode}|${placeKey(suburb)}`

import { isOnTheMarket } from '@verandah/contracts'
import { placeKey } from '@verandah/scoring-model'
import { addressesOf, mergePictures, picturesOf, type Picture } from '../../listing/gallery.ts'
import { describeInspections } from '../../listing/inspections.ts'
import { applyUpdate } from './apply-update.ts'
import type { Listing, ListingUpdate } from '../../listing/listing.ts'

/** The source of a feed. */
export interface FeedSource {
  /** Source of the adverts, and the only one that may change them again. */
  readonly name: string
  /** An operator's folder or address may change any agency's adverts; a pushed feed only its own. */
  readonly isTrusted: boolean
}

export interface UpdateRules {
  readonly source: FeedSource
  readonly now: Date
  /** Whether the gazetteer has the suburb with this postcode. */
  readonly isKnownPlace: (place: Pick<Listing, 'suburb' | 'state' | 'postcode'>) => boolean
}

/** An advert as feeds have told it so far. */
export interface FeedListingDoc {
  _id: string
  listing: Listing
  /** The feed that first brought it. */
  owner: string
  /** `modTime` of the last kept record, as a wall clock. */
  localModifiedAt: string | null
  /** Incremented by every record, so that concurrent ones cannot undo each other. */
  revision: number
  /** The record behind this revision, and until when it need not be read again; null if it is always read. */
  read?: { record: string; revision: number; until: string | null } | null
  /** Pictures by the agency's ids; absent if an earlier build stored the advert. */
  gallery?: { pictures: Picture[]; plans: Picture[] }
  /** `VIC|3121|richmond`, or `VIC|3121|` if the gazetteer has no such suburb. */
  place: string
  isOffered: boolean
  /** When it was first seen: feeds do not say when an advert was listed. */
  listedAt: string
}

type Decision = { doc: FeedListingDoc; warning?: string } | { reason: string }
type Recorded = ListingUpdate & { record: string | null }

const knownPlaceOf = (listing: Listing): string =>
  placeOf(listing.hasKnownSuburb === true ? listing : { ...listing, suburb: '' })

const readOf = (
  record: string | null,
  revision: number,
  until: string | null,
): NonNullable<FeedListingDoc['read']> | null => (record === null ? null : { record, revision, until })

/** Decides the next state of an advert after one more record, or the reason to ignore it. */
export function decideUpdate(
  known: FeedListingDoc | null,
  update: Recorded,
  { source, now, isKnownPlace }: UpdateRules,
): Decision {
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
      read: isOdd ? null : readOf(record, revision, nextSlotEnd(listing, now)),
      gallery,
      place: knownPlaceOf(listing),
      isOffered: isOnTheMarket(listing.status),
      listedAt: before.listedAt,
    },
  }
}

const nothingBefore = ({ source, now }: Pick<UpdateRules, 'source' | 'now'>) => ({
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
  { source, now }: Pick<UpdateRules, 'source' | 'now'>,
): string | null => {
  if (!source.isTrusted && owner !== source.name) return 'It belongs to another feed.'
  const isOlder = localModifiedAt !== undefined && isBefore(localModifiedAt, last, now)
  return isOlder ? `It is older than what is known (${last}).` : null
}

const unknownSuburb = ({ suburb, state, postcode }: Listing) =>
  `The gazetteer has no "${suburb} ${state} ${postcode}"; the home is found by its postcode.`

/** When the home's next open home changes. */
const nextSlotEnd = ({ inspections }: Listing, now: Date): string | null => {
  const { openHomeDate, openHomeEndTime } = describeInspections(inspections, now.toISOString())
  return openHomeEndTime ?? openHomeDate
}

/** The record that an advert reflects, unless one of its open homes has passed since. */
export function recordOf({ read, revision }: Pick<FeedListingDoc, 'read' | 'revision'>, now: Date): string | null {
  return read?.revision === revision && (read.until === null || read.until >= now.toISOString()) ? read.record : null
}

const isBefore = (local: string, last: string | null, now: Date): boolean =>
  last !== null && !isAhead(last, now) && local < last

/** Feeds have no time zone: only a time a day ahead of ours is surely in the future. */
export function isAhead(local: string, now: Date): boolean {
  return local > new Date(now.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 19)
}

const galleryOf = (known: FeedListingDoc | null, { pictures = [], plans = [] }: ListingUpdate) => {
  const { images = [], floorplans = [] } = known?.listing ?? {}
  const before = known?.gallery ?? { pictures: picturesOf(images), plans: picturesOf(floorplans) }
  return { pictures: mergePictures(before.pictures, pictures), plans: mergePictures(before.plans, plans) }
}

export function placeOf({ state, postcode, suburb }: Pick<Listing, 'state' | 'postcode' | 'suburb'>): string {
  return `${state}|${postcode}|${placeKey(suburb)}`
}

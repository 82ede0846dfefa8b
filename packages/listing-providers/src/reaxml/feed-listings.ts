import type { SearchFilters } from '@verandah/contracts'
import { defineSchema, insertEach, Json, required, type Store } from '@verandah/kit'
import type { Listing } from '../listing/listing.ts'
import { placeOf, recordOf, type FeedListingDoc } from './rules/decide-update.ts'
import type { RecordMark } from './record-marks.ts'

const feedListingSchema = () => {
  const schema = defineSchema<FeedListingDoc>({
    _id: String,
    listing: { type: Json, required: true },
    owner: required.string,
    localModifiedAt: { type: String, default: null },
    revision: required.number,
    read: Json,
    gallery: Json,
    place: required.string,
    isOffered: { type: Boolean, required: true },
    listedAt: required.string,
  })
  schema.index({ place: 1, isOffered: 1, listedAt: -1 })
  return schema
}

/** The suburb itself, and homes in its postcode with an unknown suburb. */
const placesOf = (location: SearchFilters['locations'][number]): string[] => [
  placeOf(location),
  placeOf({ ...location, suburb: '' }),
]

/** The `feed_listings` collection: every advert received by a feed. */
export function createFeedListings({ store }: { store: Store }) {
  const model = store.collection('feed_listings', feedListingSchema())
  return {
    byId: (id: string) => model.findById(id).lean<FeedListingDoc | null>(),
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }).lean<FeedListingDoc[]>(),
    /** Returns the records that their adverts already reflect. */
    whichKnown: async (marks: readonly RecordMark[], now: Date): Promise<Set<string>> => {
      if (marks.length === 0) return new Set()
      const found = model.find({ _id: { $in: marks.map(({ id }) => id) } }, { read: 1, revision: 1 })
      const docs = await found.lean<Pick<FeedListingDoc, 'read' | 'revision'>[]>()
      return new Set(docs.flatMap((doc) => recordOf(doc, now) ?? []))
    },
    /** Returns false if one exists already; the others are still written. */
    add: (docs: FeedListingDoc[]) => insertEach(model.collection, docs),
    hasAny: async (): Promise<boolean> => (await model.exists({})) !== null,
    /** Returns false after a concurrent change. */
    replace: async (known: FeedListingDoc, { _id, ...doc }: FeedListingDoc): Promise<boolean> =>
      (await model.updateOne({ _id, revision: known.revision }, { $set: doc })).matchedCount === 1,
    /** Returns adverts for sale in the places of a search, newest first. */
    offeredIn: async ({ locations }: SearchFilters, { skip, limit }: { skip: number; limit: number }) => {
      const filter = { place: { $in: locations.flatMap(placesOf) }, isOffered: true }
      const [docs, total] = await Promise.all([
        model
          .find(filter, { listing: 1 })
          .sort({ listedAt: -1, _id: 1 })
          .skip(skip)
          .limit(limit)
          .lean<{ listing: Listing }[]>(),
        model.countDocuments(filter),
      ])
      return { listings: docs.map(({ listing }) => listing), total }
    },
  }
}

export type FeedListings = ReturnType<typeof createFeedListings>

import type { SearchFilters } from '@verandah/contracts'
import { defineSchema, isDuplicateKey, Json, requiredNumber, requiredString, type Clock, type Kit } from '@verandah/kit'
import type { Listing, ListingUpdate } from '../../domain/listing.ts'
import { decideMerge, placeOf, type FeedListingDoc } from './decide-merge.ts'
import type { FeedSource } from './feed-source.ts'

type Merged = { listing: Listing } | { reason: string }

const maxRounds = 10

const schemaOf = () => {
  const schema = defineSchema<FeedListingDoc>({
    _id: String,
    listing: { type: Json, required: true },
    owner: requiredString,
    localModifiedAt: { type: String, default: null },
    revision: requiredNumber,
    place: requiredString,
    isOffered: { type: Boolean, required: true },
    listedAt: requiredString,
  })
  schema.index({ place: 1, isOffered: 1, listedAt: -1 })
  return schema
}

/** The `feed_listings` collection: every advert that feeds have told of. */
export const createFeedListings = ({ store, clock }: Pick<Kit<unknown>, 'store'> & { clock: Clock }) => {
  const model = store.collection('feed_listings', schemaOf())

  /** False when somebody else was faster. */
  const write = async (known: FeedListingDoc | null, { _id, ...doc }: FeedListingDoc): Promise<boolean> => {
    if (known) return (await model.updateOne({ _id, revision: known.revision }, { $set: doc })).matchedCount === 1
    try {
      await model.create({ _id, ...doc })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  return {
    /** Merges one record into its advert; a record that lost a race is decided anew. */
    merge: async (update: ListingUpdate, source: FeedSource): Promise<Merged> => {
      for (let round = 0; round < maxRounds; round += 1) {
        const known = await model.findById(update.id).lean<FeedListingDoc | null>()
        const decision = decideMerge(known, update, source, clock.now())
        if ('reason' in decision) return decision
        const { listing } = decision.doc
        if (isSame(known, decision.doc) || (await write(known, decision.doc))) return { listing }
      }
      throw new Error(`The advert ${update.id} changes faster than it can be merged`)
    },
    /** What is for sale in the places of a search, newest first. */
    offeredIn: async ({ locations }: SearchFilters, { skip, limit }: { skip: number; limit: number }) => {
      const filter = { place: { $in: locations.map(placeOf) }, isOffered: true }
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

const isSame = (known: FeedListingDoc | null, after: FeedListingDoc): boolean =>
  known !== null &&
  known.localModifiedAt === after.localModifiedAt &&
  JSON.stringify(sorted(known.listing)) === JSON.stringify(sorted(after.listing))

const sorted = (listing: Listing) => Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1))

export type FeedListings = ReturnType<typeof createFeedListings>

import { PropertyChange } from '@verandah/contracts'
import { defineSchema, isDue, Json, requiredDate, requiredString, upsertGuarded, type Store } from '@verandah/kit'
import type { Listing } from '../providers/domain/listing.ts'

/** One advert as last received, with its history of price, status and slots. */
export interface ListingDoc {
  /** `provider:sourceId`. */
  _id: string
  propertyId: string
  listing: Listing
  fingerprint: string
  firstSeenAt: Date
  changedAt: Date
  /** When the provider was last asked for this very advert. */
  lookedUpAt?: Date
  /** Append-only. */
  history: PropertyChange[]
}

interface LookUpQuery {
  provider: string
  propertyIds: string[]
  now: Date
  /** How long an advert is not asked for again. */
  everyMs: number
  limit: number
}

export interface ListingWrite {
  listing: Listing
  propertyId: string
  fingerprint: string
  change: PropertyChange | null
  at: Date
}

const listingSchema = () => {
  const schema = defineSchema<ListingDoc>({
    _id: String,
    propertyId: requiredString,
    listing: { type: Json, required: true },
    fingerprint: requiredString,
    firstSeenAt: requiredDate,
    changedAt: requiredDate,
    lookedUpAt: Date,
    history: { type: [Json], contract: PropertyChange, default: [] },
  })
  schema.index({ propertyId: 1 })
  return schema
}

/** The `listings` collection. */
export const createListings = ({ store }: { store: Store }) => {
  const model = store.collection('listings', listingSchema())

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }, { history: 0 }).lean<Omit<ListingDoc, 'history'>[]>(),
    ofProperties: (propertyIds: string[]) =>
      model.find({ propertyId: { $in: propertyIds } }, { history: 0 }).lean<Omit<ListingDoc, 'history'>[]>(),
    /** The adverts of one home with all they ever said. */
    withHistory: (propertyId: string) => model.find({ propertyId }).lean<ListingDoc[]>(),
    /** Adverts of a provider that are on and of which nothing was received for long, of the given homes; those never asked for come first. */
    dueForLookUp: ({ provider, propertyIds, now, everyMs, limit }: LookUpQuery) => {
      const longAgo = (field: string) => isDue(field, new Date(now.getTime() - everyMs), everyMs).$or
      const isOn = {
        'listing.provider': provider,
        'listing.status': { $in: ['active' as const, 'underOffer' as const] },
      }
      const neverAsked = longAgo('changedAt').map((branch) => ({ ...branch, lookedUpAt: { $exists: false } }))
      return model
        .find(
          { propertyId: { $in: propertyIds }, ...isOn, $or: [...neverAsked, ...longAgo('lookedUpAt')] },
          { history: 0 },
        )
        .sort({ lookedUpAt: 1 })
        .limit(limit)
        .lean<Omit<ListingDoc, 'history'>[]>()
    },
    markLookedUp: (ids: string[], at: Date) => model.updateMany({ _id: { $in: ids } }, { $set: { lookedUpAt: at } }),
    /** Writes what is new or different. Two writers of the same change append it once: the fingerprint guards it. */
    record: (writes: ListingWrite[]) => upsertGuarded(model, writes.map(upsertOf)),
  }
}

export type Listings = ReturnType<typeof createListings>

const upsertOf = ({ listing, propertyId, fingerprint, change, at }: ListingWrite) => ({
  filter: { _id: listing.id, fingerprint: { $ne: fingerprint } },
  update: {
    $set: { listing, fingerprint, changedAt: at },
    $setOnInsert: { propertyId, firstSeenAt: at },
    ...(change && { $push: { history: change } }),
  },
})

import type { PropertyChange } from '@verandah/contracts'
import type { Listing } from '@verandah/listing-providers/listing'
import { keysOf } from './domain/merging/keys.ts'
import type { Traits } from './domain/merging/traits.ts'

export interface ListingWrite {
  listing: Listing
  fingerprint: string
  traits: Traits
  change: PropertyChange | null
  at: Date
}

/** The number of latest changes kept; months of daily changes. */
const changesKept = 120

const projectOf = ({ provider, particulars }: Listing): { project: string } | null => {
  const id = particulars?.project?.id
  return id === undefined ? null : { project: `${provider}:${id}` }
}

const fieldsOf = ({ listing, fingerprint, traits, at }: ListingWrite) => ({
  listing,
  fingerprint,
  traits,
  keys: keysOf(traits).own,
  changedAt: at,
  ...projectOf(listing),
})

/** Matches the advert if it differs, or inserts it. */
export const upsertOf = (write: ListingWrite) => {
  const { listing, fingerprint, change, at } = write
  return {
    filter: { _id: listing.id, fingerprint: { $ne: fingerprint } },
    update: {
      $set: fieldsOf(write),
      ...(projectOf(listing) === null && { $unset: { project: true as const } }),
      $setOnInsert: { firstSeenAt: at },
      ...(change && { $push: { history: { $each: [change], $slice: -changesKept } } }),
    },
  }
}

/** An unknown advert. */
export const firstDocOf = (write: ListingWrite) => ({
  _id: write.listing.id,
  ...fieldsOf(write),
  firstSeenAt: write.at,
  history: write.change ? [write.change] : [],
})

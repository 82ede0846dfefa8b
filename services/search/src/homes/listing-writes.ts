import type { PropertyChange } from '@verandah/contracts'
import type { Listing } from '@verandah/listing-providers/listing'
import { keysOf, type Traits } from '@verandah/listing-providers/same-home'
import { type ListingDoc, soldKeyOf } from './listing-document.ts'

export interface ListingWrite {
  listing: Listing
  fingerprint: string
  traits: Traits
  change: PropertyChange | null
  askedAt: Date
  at: Date
}

/** The number of latest changes kept; months of daily changes. */
const changesKept = 120

const projectOf = ({ provider, particulars }: Listing): { project: string } | null => {
  const id = particulars?.project?.id
  return id === undefined ? null : { project: `${provider}:${id}` }
}

/** How it sold, for a price that is shown. Without a day, when the provider last changed it. */
const soldFieldsOf = ({ listing, at }: ListingWrite): Pick<ListingDoc, 'soldIn' | 'soldOn'> | null => {
  const { status, sale, modifiedAt } = listing
  if (status !== 'sold' || sale?.price == null) return null
  return { soldIn: soldKeyOf(listing), soldOn: sale.day ?? (modifiedAt ?? at.toISOString()).slice(0, 10) }
}

const fieldsOf = (write: ListingWrite) => ({
  listing: write.listing,
  fingerprint: write.fingerprint,
  traits: write.traits,
  keys: keysOf(write.traits).own,
  changedAt: write.at,
  askedAt: write.askedAt,
  ...projectOf(write.listing),
  ...soldFieldsOf(write),
})

/** Removes what the advert no longer has. */
const unsetIn = (write: ListingWrite) => {
  const gone = {
    ...(projectOf(write.listing) === null && { project: true as const }),
    ...(soldFieldsOf(write) === null && { soldIn: true as const, soldOn: true as const }),
  }
  return Object.keys(gone).length === 0 ? {} : { $unset: gone }
}

/** Matches the advert if it differs and its provider was not asked later, or inserts it. */
export function upsertOf(write: ListingWrite) {
  const { listing, fingerprint, change, askedAt, at } = write
  return {
    filter: { _id: listing.id, fingerprint: { $ne: fingerprint }, askedAt: { $not: { $gt: askedAt, $lte: at } } },
    update: {
      $set: fieldsOf(write),
      ...unsetIn(write),
      $setOnInsert: { firstSeenAt: at },
      ...(change && { $push: { history: { $each: [change], $slice: -changesKept } } }),
    },
  }
}

export function firstDocOf(write: ListingWrite) {
  return {
    _id: write.listing.id,
    ...fieldsOf(write),
    firstSeenAt: write.at,
    history: write.change ? [write.change] : [],
  }
}

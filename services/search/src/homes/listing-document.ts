import { PropertyChange } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'
import type { Listing } from '@verandah/listing-providers/listing'
import type { Traits } from '@verandah/listing-providers/same-home'

/** One advert as last received, with its history of price, status and slots. */
export interface ListingDoc {
  /** `provider:sourceId`. */
  _id: string
  /** The home that shows it; unset briefly while new. */
  propertyId?: string
  /** The home that it founded, if any; that home keeps its URL. */
  bornAs?: string
  listing: Listing
  fingerprint: string
  /** The traits that merging compares, and the blocking keys. */
  traits: Traits
  keys: string[]
  /** `provider:id` of the project that it is part of. */
  project?: string
  /** `VIC|3121|House` and `2026-11-21`, if it sold for a price that is shown. */
  soldIn?: string
  soldOn?: string
  firstSeenAt: Date
  changedAt: Date
  /** When its provider was asked for what is stored; unset by earlier builds. */
  askedAt?: Date
  /** When this advert was last looked up at its provider. */
  lookedUpAt?: Date
  /** Append-only. */
  history: PropertyChange[]
}

export function listingSchema() {
  const schema = defineSchema<ListingDoc>({
    _id: String,
    propertyId: String,
    bornAs: String,
    listing: { type: Json, required: true },
    fingerprint: required.string,
    traits: { type: Json },
    keys: { type: [String], default: [] },
    project: String,
    soldIn: String,
    soldOn: String,
    firstSeenAt: required.date,
    changedAt: required.date,
    askedAt: Date,
    lookedUpAt: Date,
    history: { type: [Json], contract: PropertyChange, default: [] },
  })
  schema.index({ propertyId: 1 })
  schema.index({ bornAs: 1 })
  schema.index({ keys: 1 })
  schema.index({ project: 1 }, { sparse: true })
  schema.index({ soldIn: 1, soldOn: -1 }, { sparse: true })
  return schema
}

/** Sales are found by postcode and type. */
export function soldKeyOf({ state, postcode, propertyType }: Pick<Listing, 'state' | 'postcode' | 'propertyType'>) {
  return `${state}|${postcode}|${propertyType}`
}

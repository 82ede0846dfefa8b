import { PurchaseDetails, PurchasedHome } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'
import type { OfHome } from './of-home.ts'

export interface PurchaseDoc extends OfHome {
  /** `userId:propertyId`. */
  _id: string
  /** Null: deleted, and kept for a day so that a later record has a higher `told`. */
  details: PurchaseDetails | null
  /** Starts at the time of the record, so that no deleted one had it; incremented by every change of the buyer. */
  revision: number
  updatedAt: Date
  /** The home as last published; null while nothing is due for it: let go, deleted or not known here. */
  home: PurchasedHome | null
  /** The revision of the last event, which continues from the time in milliseconds. Builds before stored none. */
  told?: number
}

/** A record that is not deleted. */
export type KeptPurchase = PurchaseDoc & { details: PurchaseDetails }

/** Schema and indexes of the `purchases` collection. */
export function purchaseSchema() {
  const schema = defineSchema<PurchaseDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    details: { type: Json, contract: PurchaseDetails, default: null },
    revision: required.number,
    updatedAt: required.date,
    home: { type: Json, contract: PurchasedHome, default: null },
    told: Number,
  })
  schema.index({ userId: 1, updatedAt: -1 })
  schema.index({ propertyId: 1 })
  schema.index({ told: 1 })
  return schema
}

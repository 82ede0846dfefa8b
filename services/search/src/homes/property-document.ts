import { KeptHome, type OwnHomeInput } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, requiredString } from '@verandah/kit'
import type { Join } from './domain/merging/group-adverts.ts'

/** A home as shown to buyers, merged from its adverts. */
export interface PropertyDoc {
  _id: string
  /** `listing:` and the founding advert. Unique, so that concurrent creation yields one home. */
  matchKey: string
  /** 0 until its first snapshot. */
  revision: number
  fingerprint: string
  /**
   * A fingerprint of the adverts, rulings and maps that it was merged from, so that unchanged ones are not merged
   * again.
   */
  madeOf?: string
  home?: KeptHome
  /** The home that this one is an alias of. */
  mergedInto?: string | null
  /** The evidence that joined its adverts. */
  joins?: Join[]
  /** Whether it is tracked: changes are then published with the write. */
  isTracked?: boolean
  /** The shard of followed homes that it is looked up with. Kept when it is no longer followed. */
  lookUpShard?: number
  /** When its adverts are due for a look-up. */
  lookUpAt?: Date
  /** A buyer's own home, which has no adverts. `userId` is its owner; absent where the id names them. */
  own?: { userId?: string; input: OwnHomeInput; at: Date; deletedAt?: Date }
}

/** Every field but the home. */
export const besidesHome = {
  matchKey: 1,
  revision: 1,
  fingerprint: 1,
  madeOf: 1,
  mergedInto: 1,
  joins: 1,
  isTracked: 1,
  lookUpShard: 1,
  lookUpAt: 1,
  own: 1,
} as const satisfies Record<Exclude<keyof PropertyDoc, '_id' | 'home'>, 1>

export function propertySchema() {
  const schema = defineSchema<PropertyDoc>({
    _id: String,
    matchKey: requiredString,
    revision: requiredNumber,
    fingerprint: { type: String, default: '' },
    madeOf: String,
    home: { type: Json, contract: KeptHome },
    mergedInto: { type: String, default: null },
    joins: { type: [Json], default: [] },
    isTracked: Boolean,
    lookUpShard: Number,
    lookUpAt: Date,
    own: { type: Json },
  })
  schema.index({ mergedInto: 1 }, { sparse: true })
  schema.index({ matchKey: 1 }, { unique: true })
  schema.index({ isTracked: 1 }, { sparse: true })
  // Not sparse: a followed home without a shard is found by it too.
  schema.index({ isTracked: 1, lookUpShard: 1, lookUpAt: 1 })
  return schema
}

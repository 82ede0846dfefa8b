import { SaleResult, WalkAway } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'
import type { EarlierValues } from './domain/earlier-values.ts'
import type { StoredValues } from './domain/saved-values.ts'

export interface SavedDoc extends StoredValues {
  _id: string
  userId: string
  propertyId: string
  /**
   * Time of the last change in milliseconds, or the previous revision plus one if that is higher, so that a re-created
   * record always has a higher revision.
   */
  revision: number
  /** The revision of the last published saving; builds before stored none. */
  savedRevision?: number
  createdAt: Date
  updatedAt: Date
  /** When the stage was last changed. */
  stageAt?: Date
  /** Set on a tombstone: the home is off the list and can be restored for a while. */
  removedAt?: Date
  /** Values that recent revisions replaced: late edits are merged with them. */
  earlier: EarlierValues[]
}

/** Schema and indexes of the `saved_properties` collection. */
export function savedSchema() {
  const schema = defineSchema<SavedDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    notes: { type: String, default: '' },
    areNotesPrivate: Boolean,
    tags: { type: [String], default: [] },
    favorite: { type: Boolean, default: false },
    verdict: { type: String, default: null },
    verdictReason: { type: String, default: '' },
    stage: { type: String, default: null },
    stageReason: { type: String, default: '' },
    walkAway: { type: Json, contract: WalkAway, default: null },
    saleResult: { type: Json, contract: SaleResult, default: null },
    score: { type: Number, default: null },
    searchId: { type: String, default: null },
    revision: required.number,
    savedRevision: Number,
    createdAt: required.date,
    updatedAt: required.date,
    stageAt: Date,
    removedAt: Date,
    earlier: { type: [Json], default: [] },
  })
  schema.index({ userId: 1, propertyId: 1 }, { unique: true })
  schema.index({ userId: 1, createdAt: -1, _id: 1 })
  schema.index({ removedAt: 1 }, { sparse: true })
  return schema
}

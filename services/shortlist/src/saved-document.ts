import { defineSchema, Json, requiredDate, requiredNumber, requiredString } from '@verandah/kit'
import type { EarlierValues } from './domain/earlier-values.ts'
import type { SavedValues } from './domain/saved-values.ts'

export interface SavedDoc extends SavedValues {
  _id: string
  userId: string
  propertyId: string
  /** The milliseconds of its last change, or one more than before where that is higher: a record made again is above the one before it. */
  revision: number
  createdAt: Date
  updatedAt: Date
  /** A tombstone: the home is off the list, and can be put back for a while. */
  removedAt?: Date
  /** What its last revisions changed: edits that come late are merged by it. */
  earlier: EarlierValues[]
}

/** The shape and the indexes of the `saved_properties` collection. */
export const savedSchema = () => {
  const schema = defineSchema<SavedDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    notes: { type: String, default: '' },
    tags: { type: [String], default: [] },
    favorite: { type: Boolean, default: false },
    score: { type: Number, default: null },
    searchId: { type: String, default: null },
    revision: requiredNumber,
    createdAt: requiredDate,
    updatedAt: requiredDate,
    removedAt: Date,
    earlier: { type: [Json], default: [] },
  })
  schema.index({ userId: 1, propertyId: 1 }, { unique: true })
  schema.index({ userId: 1, createdAt: -1, _id: 1 })
  schema.index({ removedAt: 1 }, { sparse: true })
  return schema
}

import {
  addOutbox,
  defineSchema,
  requiredDate,
  requiredNumber,
  requiredString,
  Json,
  type WithOutbox,
} from '@verandah/kit'
import type { SavedValues } from './domain/saved-values.ts'

export interface SavedDoc extends SavedValues, WithOutbox {
  _id: string
  userId: string
  propertyId: string
  /** Begins at the milliseconds of its creation, so that a record made anew is above the one before it; grows by one. */
  revision: number
  createdAt: Date
  updatedAt: Date
  /** A tombstone: the home is off the list, and can be put back for a while. */
  removedAt?: Date
  /** What the record held at its last revisions, oldest first: the base of edits that come late. */
  earlier: EarlierValues[]
}

export interface EarlierValues extends SavedValues {
  revision: number
}

const earlierKept = 10

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
  schema.index({ userId: 1, createdAt: -1 })
  schema.index({ removedAt: 1 }, { sparse: true })
  return addOutbox(schema)
}

/** What the record held when the sender read it; null when that is too long ago. */
export const baseOf = ({ earlier, ...current }: SavedDoc, seen: number | undefined): SavedValues | null =>
  seen === undefined || seen === current.revision
    ? current
    : (earlier.find(({ revision }) => revision === seen) ?? null)

/** The history of the next revision. */
export const withEarlier = ({ earlier, ...current }: SavedDoc): EarlierValues[] => {
  const { revision, notes, tags, favorite, score, searchId } = current
  return [...earlier, { revision, notes, tags, favorite, score, searchId }].slice(-earlierKept)
}

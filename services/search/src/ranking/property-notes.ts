import type { Property } from '@verandah/contracts'
import { defineSchema, requiredNumber, requiredString, upsertNewer, type Kit } from '@verandah/kit'

type Words = Pick<Property, 'tags' | 'notes'>

interface NotesDoc extends Words {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
}

/** The `property_notes` collection: what buyers note about homes, as `NotesChanged` last said. A read model. */
export const createPropertyNotes = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<NotesDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    tags: { type: [String], default: [] },
    notes: { type: String, default: null },
  })
  schema.index({ userId: 1 })
  const model = store.collection('property_notes', schema)

  return {
    record: ({ userId, propertyId, revision, tags, notes }: Omit<NotesDoc, '_id'>) =>
      upsertNewer(model as never, [
        { id: `${userId}:${propertyId}`, revision, fields: { userId, propertyId, tags, notes } },
      ]),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    /** A user's words about these homes, by property. */
    of: async (userId: string, propertyIds: string[]): Promise<Map<string, Words>> => {
      const _id = { $in: propertyIds.map((propertyId) => `${userId}:${propertyId}`) }
      const found = await model.find({ _id }).lean<NotesDoc[]>()
      return new Map(found.map(({ propertyId, tags, notes }) => [propertyId, { tags, notes }]))
    },
  }
}

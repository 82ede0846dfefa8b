import type { EventOf, NotesChanged, Property } from '@verandah/contracts'
import { defineSchema, keepNewest, required, sumOfRevisions, type Store, forgetIn } from '@verandah/kit'

type BuyerNotes = Pick<Property, 'tags' | 'notes'>

interface NotesDoc extends BuyerNotes {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
}

/** The `property_notes` collection: a read model of `NotesChanged`. */
export function createPropertyNotes({ store }: { store: Store }) {
  const schema = defineSchema<NotesDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    tags: { type: [String], default: [] },
    notes: { type: String, default: null },
  })
  schema.index({ userId: 1 })
  const model = store.collection('property_notes', schema)
  const keep = keepNewest(model)

  return {
    record: ({ revision, ...fields }: Omit<NotesDoc, '_id'>) =>
      keep({ id: `${fields.userId}:${fields.propertyId}`, revision, fields }),
    forget: forgetIn(model),
    /** Changes with every note of a user. */
    versionOf: (userId: string) => sumOfRevisions(model, userId),
    of: async (userId: string, propertyIds: string[]): Promise<Map<string, BuyerNotes>> => {
      const _id = { $in: propertyIds.map((propertyId) => `${userId}:${propertyId}`) }
      const found = await model.find({ _id }).lean<NotesDoc[]>()
      return new Map(found.map(({ propertyId, tags, notes }) => [propertyId, { tags, notes }]))
    },
  }
}

type PropertyNotes = ReturnType<typeof createPropertyNotes>

export const recordNotes =
  ({ notes }: { notes: PropertyNotes }) =>
  ({ data: { userId, propertyId, revision, tags, notes: text } }: EventOf<typeof NotesChanged>): Promise<void> =>
    notes.record({ userId, propertyId, revision, tags, notes: text })

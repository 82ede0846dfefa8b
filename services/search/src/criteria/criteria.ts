import type { PropertyCriteria } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, type Clock, type Store } from '@verandah/kit'

interface CriteriaDoc {
  /** The user's id. */
  _id: string
  criteria: PropertyCriteria
  savedAt: Date
}

/** The `property_preferences` collection: one set of criteria a user. */
export const createCriteria = ({ store, clock }: { store: Store; clock: Clock }) => {
  const schema = defineSchema<CriteriaDoc>({
    _id: String,
    criteria: { type: Json, required: true },
    savedAt: requiredDate,
  })
  const model = store.collection('property_preferences', schema)

  return {
    of: async (userId: string): Promise<PropertyCriteria | null> =>
      (await model.findOne({ _id: userId }).lean<CriteriaDoc>())?.criteria ?? null,
    forget: async (userId: string): Promise<number> => (await model.deleteOne({ _id: userId })).deletedCount,
    save: async (userId: string, criteria: PropertyCriteria): Promise<void> => {
      await model.updateOne({ _id: userId }, { $set: { criteria, savedAt: clock.now() } }, { upsert: true })
    },
  }
}

export type CriteriaCollection = ReturnType<typeof createCriteria>

import { PropertyCriteria, type getCriteria as getRoute, type saveCriteria as saveRoute } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, type Clock, type Handler, type Store } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'
import { resolveLocality } from './resolve-locality.ts'

interface CriteriaDoc {
  /** The user's id. */
  _id: string
  criteria: PropertyCriteria
  savedAt: Date
}

/** The `property_preferences` collection: one set of criteria per user. */
export const createCriteria = ({ store, clock }: { store: Store; clock: Clock }) => {
  const schema = defineSchema<CriteriaDoc>({
    _id: String,
    criteria: { type: Json, contract: PropertyCriteria, required: true },
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

type CriteriaCollection = ReturnType<typeof createCriteria>

/** The caller's saved criteria; an empty object if none. */
export const getCriteria =
  ({ criteria }: { criteria: CriteriaCollection }): Handler<typeof getRoute> =>
  async ({ caller }) =>
    (await criteria.of(caller.sub)) ?? {}

/** Saves the caller's criteria, resolving typed text to the locality that a search would use. */
export const saveCriteria =
  ({ criteria, localities }: { criteria: CriteriaCollection; localities: LocalityIndex }): Handler<typeof saveRoute> =>
  async ({ caller, body }) => {
    const saved = { ...body, locality: body.locality ?? resolveLocality(localities, 'suburb', body.suburb) }
    await criteria.save(caller.sub, saved)
    return saved
  }

import { BriefChanged, idealOf, placesAskedFor, PropertyCriteria } from '@verandah/contracts'
import {
  defineSchema,
  eachPage,
  Json,
  newEvent,
  required,
  withoutUnset,
  type Clock,
  type Store,
  forgetIn,
} from '@verandah/kit'

interface CriteriaDoc {
  /** The user's id. */
  _id: string
  criteria: PropertyCriteria
  savedAt: Date
  /** Increments with every change; absent in documents of earlier builds. */
  revision?: number
}

/** The `property_preferences` collection: one brief per user. */
export function createCriteria({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<CriteriaDoc>({
    _id: String,
    criteria: { type: Json, contract: PropertyCriteria, required: true },
    savedAt: required.date,
    revision: Number,
  })
  const { model, upsert } = store.eventCollection('property_preferences', schema)
  const find = (userId: string) => model.findOne({ _id: userId }).lean<CriteriaDoc>()

  /** Writes the next revision with its event; after a lost race, on top of the winner. */
  const save = async (
    userId: string,
    changed: (before: PropertyCriteria | null) => PropertyCriteria,
  ): Promise<void> => {
    const known = await find(userId)
    const before = known?.criteria ?? null
    const criteria = withoutUnset(changed(before))
    const doc = { _id: userId, criteria, revision: (known?.revision ?? 0) + 1 }
    const which = { _id: userId, revision: known?.revision ?? { $exists: false } }
    const change = { $set: { criteria, revision: doc.revision, savedAt: clock.now() } }
    if (!(await upsert(which, change, [briefChanged(doc, before, clock)]))) await save(userId, changed)
  }

  return {
    of: async (userId: string): Promise<PropertyCriteria | null> => withAllPlaces((await find(userId))?.criteria),
    savedBy: async (userId: string): Promise<{ brief: PropertyCriteria; at: Date } | null> => {
      const found = await find(userId)
      const brief = withAllPlaces(found?.criteria)
      return found && brief && { brief, at: found.savedAt }
    },
    forget: forgetIn(model, '_id'),
    save,
    each: () => eachPage(model, {}, (page) => page.map((doc) => briefChanged(doc, null, clock))),
  }
}

export type CriteriaCollection = ReturnType<typeof createCriteria>

const briefChanged = (
  { _id: userId, criteria, revision = 0 }: Pick<CriteriaDoc, '_id' | 'criteria' | 'revision'>,
  before: PropertyCriteria | null,
  clock: Clock,
) =>
  newEvent(
    BriefChanged,
    { userId, revision, ideal: idealOf(criteria), idealBefore: before && idealOf(before) },
    { clock },
  )

const withAllPlaces = (criteria: PropertyCriteria | undefined): PropertyCriteria | null => {
  if (criteria === undefined) return null
  const locations = placesAskedFor(criteria)
  return withoutUnset({ ...criteria, ...(locations.length > 0 && { locations }) })
}

import type { AnyEnvelope, ScoreOverrides } from '@verandah/contracts'
import { defineSchema, eachPage, required, sumOfRevisions, type Store, forgetIn } from '@verandah/kit'

interface OverridesDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  /** Increases with every save; unchanged by removing overrides. */
  revision: number
  /** JSON, because feature names are user text. Null after removal. */
  overrides: string | null
}

interface Saving {
  userId: string
  propertyId: string
  overrides: ScoreOverrides | null
}

const overridesSchema = () => {
  const schema = defineSchema<OverridesDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    overrides: { type: String, default: null },
  })
  schema.index({ userId: 1 })
  return schema
}

const idOf = (userId: string, propertyId: string): string => `${userId}:${propertyId}`

/** The `score_overrides` collection: buyers' overrides of calculated values. */
export function createScoreOverrides({ store }: { store: Store }) {
  const collection = store.eventCollection('score_overrides', overridesSchema())
  const { model } = collection

  /** Writes the next revision with its event; after a lost race, on top of the winner. */
  const save = async (saving: Saving, eventOf: (revision: number) => AnyEnvelope): Promise<void> => {
    const { userId, propertyId, overrides } = saving
    const _id = idOf(userId, propertyId)
    const known = (await model.findOne({ _id }, { revision: 1 }).lean<{ revision: number }>())?.revision ?? 0
    const revision = known + 1
    const change = { $set: { userId, propertyId, revision, overrides: overrides && JSON.stringify(overrides) } }
    const write = known === 0 ? collection.upsert : collection.update
    if (!(await write({ _id, revision: known }, change, [eventOf(revision)]))) await save(saving, eventOf)
  }
  const find = async (filter: object) =>
    (await model.find({ ...filter, overrides: { $ne: null } }).lean<OverridesDoc[]>()).map(readDoc)

  return {
    save,
    forget: forgetIn(model),
    /** Maps all overrides, including removed ones. */
    each: <Made>(make: (saved: Saving & { revision: number }) => Made) =>
      eachPage(model, {}, (page) =>
        page.map(({ userId, propertyId, revision, overrides }) => {
          const saved = overrides === null ? null : (JSON.parse(overrides) as ScoreOverrides)
          return make({ userId, propertyId, revision, overrides: saved })
        }),
      ),
    /** Changes with every save of a user. */
    versionOf: (userId: string) => sumOfRevisions(model, userId),
    allOf: (userId: string) => find({ userId }),
    /** A user's overrides of these homes, by property. */
    of: async (userId: string, propertyIds: string[]): Promise<Map<string, ScoreOverrides>> => {
      const found = await find({ _id: { $in: propertyIds.map((propertyId) => idOf(userId, propertyId)) } })
      return new Map(found.map(({ propertyId, overrides }) => [propertyId, overrides]))
    },
  }
}

const readDoc = ({ propertyId, overrides }: OverridesDoc) => ({
  propertyId,
  overrides: JSON.parse(overrides ?? '{}') as ScoreOverrides,
})

import type { AnyEnvelope, ScoreOverrides } from '@verandah/contracts'
import type { Properties } from '../homes/properties.ts'
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
    overrides: String,
  })
  schema.index({ userId: 1 })
  return schema
}

const idOf = (userId: string, propertyId: string): string => `${userId}:${propertyId}`

interface Parts {
  store: Store
  properties: Pick<Properties, 'addressesOf'>
}

/** The `score_overrides` collection: buyers' overrides of calculated values. */
export function createScoreOverrides({ store, properties }: Parts) {
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
  const listOf = (userId: string) => model.find({ userId }).sort({ _id: 1 }).lean<OverridesDoc[]>()

  return {
    save,
    forget: forgetIn(model),
    /** Maps all overrides, including removed ones. */
    each: <Made>(make: (saved: Saving & { revision: number }) => Made) =>
      eachPage(model, {}, (page) =>
        page.map(({ userId, propertyId, revision, overrides }) => {
          const saved = overrides === null ? null : readOverrides(overrides)
          return make({ userId, propertyId, revision, overrides: saved })
        }),
      ),
    /** Changes with every save of a user. */
    versionOf: (userId: string) => sumOfRevisions(model, userId),
    /** As they were made. */
    listOf: async (userId: string) =>
      (await listOf(userId)).flatMap(({ propertyId, overrides }) =>
        overrides === null ? [] : [{ propertyId, overrides: readOverrides(overrides) }],
      ),
    /** A user's overrides by property, at each address of a home. */
    of: async (userId: string): Promise<Map<string, ScoreOverrides>> => {
      const docs = await listOf(userId)
      return spread(docs, await properties.addressesOf(docs.map(({ propertyId }) => propertyId)))
    },
  }
}

/** An address has what was set or removed there, else what was set at another address of its home. */
const spread = (docs: readonly OverridesDoc[], mainOf: ReadonlyMap<string, string>): Map<string, ScoreOverrides> => {
  const own = new Map(docs.map(({ propertyId, overrides }) => [propertyId, overrides]))
  const ofHome = new Map(
    docs.flatMap(({ propertyId, overrides }) => (overrides === null ? [] : [[mainOf.get(propertyId), overrides]])),
  )
  return new Map(
    [...mainOf].flatMap(([id, main]) => {
      const text = own.has(id) ? own.get(id) : ofHome.get(main)
      return text == null ? [] : [[id, readOverrides(text)] as const]
    }),
  )
}

const readOverrides = (text: string) => JSON.parse(text) as ScoreOverrides

import type { AnyEnvelope, ScoreOverrides } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  requiredNumber,
  requiredString,
  toOutbox,
  type Kit,
  type OutboxEntry,
  type WithOutbox,
} from '@verandah/kit'

interface OverridesDoc extends WithOutbox {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  /** Moves by one with every save, and stays when overrides are taken back. */
  revision: number
  /** JSON: names of features are user text. Null when they were taken back. */
  overrides: string | null
}

const schemaOf = () => {
  const schema = defineSchema<OverridesDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    overrides: { type: String, default: null },
  })
  schema.index({ userId: 1 })
  return addOutbox(schema)
}

const idOf = (userId: string, propertyId: string): string => `${userId}:${propertyId}`

interface Saving {
  userId: string
  propertyId: string
  overrides: ScoreOverrides | null
}

/** The `score_overrides` collection: what buyers put in place of calculated values of a home. */
export const createScoreOverrides = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = store.collection('score_overrides', schemaOf())
  outbox.watch(model as never)

  const write = async ({ userId, propertyId, overrides }: Saving, revision: number, entries: OutboxEntry[]) => {
    const $set = { userId, propertyId, revision, overrides: overrides && JSON.stringify(overrides) }
    const filter = { _id: idOf(userId, propertyId), revision: revision - 1 }
    const update = { $set, $push: { outbox: { $each: entries } } }
    const { matchedCount, upsertedCount } = await model.updateOne(filter, update, { upsert: revision === 1 })
    return matchedCount + upsertedCount === 1
  }

  const save = async (saving: Saving, eventOf: (revision: number) => AnyEnvelope): Promise<void> => {
    const _id = idOf(saving.userId, saving.propertyId)
    const current = await model.findOne({ _id }, { revision: 1 }).lean<Pick<OverridesDoc, 'revision'>>()
    const revision = (current?.revision ?? 0) + 1
    const entries = toOutbox([eventOf(revision)])
    if (!(await write(saving, revision, entries).catch(falseWhenTaken))) return save(saving, eventOf)
    void outbox.deliver(model as never, _id, entries)
  }

  return {
    /** Writes the next revision with its event. When somebody else was faster, this save comes after theirs. */
    save,
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    /** All of a user's overrides. */
    allOf: async (userId: string): Promise<{ propertyId: string; overrides: ScoreOverrides }[]> => {
      const found = await model.find({ userId, overrides: { $ne: null } }, { outbox: 0 }).lean<OverridesDoc[]>()
      return found.map(({ propertyId, overrides }) => ({ propertyId, overrides: read(overrides) }))
    },
    /** A user's overrides of these homes, by property. */
    of: async (userId: string, propertyIds: string[]): Promise<Map<string, ScoreOverrides>> => {
      const _id = { $in: propertyIds.map((propertyId) => idOf(userId, propertyId)) }
      const found = await model.find({ _id, overrides: { $ne: null } }, { outbox: 0 }).lean<OverridesDoc[]>()
      return new Map(found.map(({ propertyId, overrides }) => [propertyId, read(overrides)]))
    },
  }
}

const read = (overrides: string | null): ScoreOverrides => JSON.parse(overrides ?? '{}') as ScoreOverrides

const falseWhenTaken = (error: unknown): false => {
  if (isDuplicateKey(error)) return false
  throw error
}

import type { AnyEnvelope, WeightsRecord } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  type Kit,
  type OutboxEntry,
  requiredNumber,
  requiredString,
  toOutbox,
  type WithOutbox,
} from '@verandah/kit'
import { fromStored, type StoredWeights, toStored } from './domain/stored-weights.ts'
import { weightsFields } from './weights-fields.ts'

interface WeightsDoc extends StoredWeights, WithOutbox {
  _id: string
  userId: string
  /** Moves by one with every save. */
  revision: number
}

/** A buyer's record, and how often it was saved. */
export interface SavedWeights {
  record: WeightsRecord
  revision: number
}

const schemaOf = () => {
  const schema = defineSchema<WeightsDoc>({
    _id: String,
    userId: requiredString,
    revision: requiredNumber,
    ...weightsFields,
  })
  schema.index({ userId: 1 }, { unique: true })
  return addOutbox(schema)
}

/** The `scoring_weights` collection: one record for each buyer. */
export const createScoringWeights = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = store.collection<WeightsDoc>('scoring_weights', schemaOf())
  outbox.watch(model as never)

  const insertFirst = async ({ record, revision }: SavedWeights, entries: OutboxEntry[]): Promise<boolean> => {
    const doc = { _id: record.id, userId: String(record.userId), revision, ...toStored(record), outbox: entries }
    try {
      await model.create(doc)
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  const advance = async ({ record, revision }: SavedWeights, entries: OutboxEntry[]): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: record.id, revision: revision - 1 },
      { $set: { revision, ...toStored(record) }, $push: { outbox: { $each: entries } } },
    )
    return modifiedCount === 1
  }

  return {
    of: async (userId: string): Promise<SavedWeights | null> => {
      const doc = await model.findOne({ userId }, { outbox: 0 }).lean<WeightsDoc>()
      return doc && { record: { ...fromStored(doc), id: doc._id, userId }, revision: doc.revision }
    },

    forget: async (userId: string): Promise<number> => (await model.deleteOne({ userId })).deletedCount,

    /** Writes a revision together with its event. False when somebody else has written that revision already. */
    write: async (saved: SavedWeights, event: AnyEnvelope): Promise<boolean> => {
      const entries = toOutbox([event])
      const isWritten = await (saved.revision === 1 ? insertFirst : advance)(saved, entries)
      if (isWritten) void outbox.deliver(model as never, saved.record.id, entries)
      return isWritten
    },
  }
}

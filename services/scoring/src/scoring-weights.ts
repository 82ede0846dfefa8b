import { type AnyEnvelope, WeightsChanged, type WeightsRecord } from '@verandah/contracts'
import { type Clock, defineSchema, eachPage, type Kit, newEvent, required, forgetIn } from '@verandah/kit'
import { fromStored, type StoredWeights, toStored, weightsFields } from './stored-weights.ts'

interface WeightsDoc extends StoredWeights {
  _id: string
  userId: string
  /** Incremented by every save. */
  revision: number
}

/** A buyer's record and its revision. */
export interface SavedWeights {
  record: WeightsRecord
  revision: number
}

const schemaOf = () => {
  const schema = defineSchema<WeightsDoc>({
    _id: String,
    userId: required.string,
    revision: required.number,
    ...weightsFields,
  })
  schema.index({ userId: 1 }, { unique: true })
  return schema
}

const read = (doc: WeightsDoc): SavedWeights => ({
  record: { ...fromStored(doc), id: doc._id, userId: doc.userId },
  revision: doc.revision,
})

export function weightsChanged({ record, revision }: SavedWeights, clock: Clock) {
  return newEvent(WeightsChanged, { userId: String(record.userId), revision, weights: record }, { clock })
}

/** The `scoring_weights` collection: one record per buyer. */
export function createScoringWeights({ store }: Pick<Kit<unknown>, 'store'>) {
  const { model, insert, update } = store.eventCollection('scoring_weights', schemaOf())
  return {
    of: async (userId: string): Promise<SavedWeights | null> => {
      const doc = await model.findOne({ userId }).lean<WeightsDoc>()
      return doc && read(doc)
    },
    /** Maps each buyer's record. */
    each: <Made>(make: (saved: SavedWeights) => Made) =>
      eachPage(model, {}, (page) => page.map((doc) => make(read(doc)))),
    forget: forgetIn(model),
    /** Writes a revision together with its event. Returns false if that revision exists already. */
    write: ({ record, revision }: SavedWeights, event: AnyEnvelope): Promise<boolean> => {
      const change = { revision, ...toStored(record) }
      return revision === 1
        ? insert({ _id: record.id, userId: String(record.userId), ...change }, [event])
        : update({ _id: record.id, revision: revision - 1 }, { $set: change }, [event])
    },
  }
}

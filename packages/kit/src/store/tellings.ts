import { randomUUID } from 'node:crypto'
import type { StreamState } from '../bus/bus.ts'
import type { Store } from './connect-store.ts'
import { defineSchema } from './schema.ts'

interface TellingDoc {
  /** `stream`, or the id of an operator's request. */
  _id: string
  /** The stream that has everything which this service ever said. */
  created?: string
  lastSequence?: number
  askedAt?: Date
  doneAt?: Date
  /** How many events were told. */
  count?: number
}

const keptSeconds = 7 * 24 * 60 * 60

/** The `tellings` collection: which stream knows the facts of this service, and who asked for them again. */
export const createTellings = (store: Store) => {
  const schema = defineSchema<TellingDoc>({
    _id: String,
    created: String,
    lastSequence: Number,
    askedAt: Date,
    doneAt: Date,
    count: Number,
  })
  schema.index({ askedAt: 1 }, { sparse: true, expireAfterSeconds: keptSeconds })
  const model = store.collection('tellings', schema)

  return {
    knownStream: async (): Promise<StreamState | null> => {
      const { created, lastSequence = 0 } = (await model.findOne({ _id: 'stream' }).lean<TellingDoc>()) ?? {}
      return created === undefined ? null : { created, lastSequence }
    },
    remember: ({ created, lastSequence }: StreamState) =>
      model.updateOne({ _id: 'stream' }, { $set: { created, lastSequence } }, { upsert: true }),
    /** Asks the running service to tell its facts again; resolves to what `countOf` wants. */
    ask: async (askedAt: Date): Promise<string> => (await model.create({ _id: randomUUID(), askedAt }))._id,
    asked: async (): Promise<string[]> => {
      const open = await model.find({ askedAt: { $exists: true }, doneAt: { $exists: false } }).lean<TellingDoc[]>()
      return open.map(({ _id }) => _id)
    },
    markDone: (ids: string[], doneAt: Date, count: number) =>
      model.updateMany({ _id: { $in: ids } }, { $set: { doneAt, count } }),
    /** How many events answered a request; null until all of them are out. */
    countOf: async (id: string): Promise<number | null> =>
      (await model.findOne({ _id: id }).lean<TellingDoc>())?.count ?? null,
  }
}

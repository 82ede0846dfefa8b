import type { DeadLetter } from '../bus/bus.ts'
import type { DeadLetterStore } from '../bus/dead-letter-store.ts'
import type { Store } from './connect-store.ts'
import { defineSchema, required } from './schema.ts'

interface DeadLetterDoc {
  _id: string
  diedAt: Date
  /** JSON, so that user input never becomes keys in the store. */
  letter: string
  /** An operator's request, from another process. */
  replayAskedAt?: Date
}

/** Dead letters in the store, where an operator's command reaches them from another process. */
export interface StoreDeadLetters extends DeadLetterStore {
  /** False for an unknown id. */
  askForReplay(id: string): Promise<boolean>
  /** The ids that an operator wants redelivered. */
  askedForReplay(): Promise<string[]>
}

/** Stores the in-process bus's dead letters beside the services' data, so that they survive the process. */
export function createStoreDeadLetters(store: Store): StoreDeadLetters {
  const schema = defineSchema<DeadLetterDoc>({
    _id: String,
    diedAt: required.date,
    letter: required.string,
    replayAskedAt: Date,
  })
  schema.index({ replayAskedAt: 1 }, { sparse: true })
  schema.index({ diedAt: 1 })
  const model = store.collection<DeadLetterDoc>('dead_letters', schema)
  const read = ({ letter }: Pick<DeadLetterDoc, 'letter'>) => JSON.parse(letter) as DeadLetter
  return {
    add: async (letter) => {
      const $set = { diedAt: new Date(letter.diedAt), letter: JSON.stringify(letter) }
      await model.updateOne({ _id: letter.id }, { $set, $unset: { replayAskedAt: 1 } }, { upsert: true })
    },
    list: async (limit) => (await model.find().sort({ diedAt: 1 }).limit(limit).lean<DeadLetterDoc[]>()).map(read),
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<DeadLetterDoc>()
      return found ? read(found) : undefined
    },
    askForReplay: async (id) =>
      (await model.updateOne({ _id: id }, { $set: { replayAskedAt: new Date() } })).matchedCount === 1,
    askedForReplay: async () => model.distinct('_id', { replayAskedAt: { $exists: true } }),
    remove: async (id) => {
      await model.deleteOne({ _id: id })
    },
    erase: async (mention) => {
      const literally = mention.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      await model.deleteMany({ letter: { $regex: literally } })
    },
  }
}

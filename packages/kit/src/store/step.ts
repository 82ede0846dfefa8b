import mongoose, { type Collection } from 'mongoose'

/** One change of a collection that was there before: of its documents, or of its indexes. */
export interface Step {
  /** The steps of a collection run in this order. A number is never used again. */
  readonly number: number
  /** For operators: what it changes. */
  readonly describe: string
  /** It may run twice, on an empty collection, and beside the build before, which must work with what it leaves behind. */
  readonly run: (collection: Collection) => Promise<unknown>
}

/** No such index, and no such collection. */
const nothingToDrop: unknown[] = [27, 26]

/** Nothing else drops an index that a schema no longer declares. */
export const dropIndex =
  (name: string): Step['run'] =>
  async (collection) => {
    try {
      await collection.dropIndex(name)
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoServerError) || !nothingToDrop.includes(error.code)) throw error
    }
  }

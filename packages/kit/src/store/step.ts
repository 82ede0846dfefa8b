import mongoose, { type Collection } from 'mongoose'

/** A migration of an existing collection's documents or indexes. */
export interface Step {
  /** Steps run in this order. Numbers are never reused. */
  readonly number: number
  /** For operators: what it changes. */
  readonly describe: string
  /**
   * Must be safe to run twice, on an empty collection, and beside the previous build, which must work with the result.
   */
  readonly run: (collection: Collection) => Promise<unknown>
}

/** Error codes: no such index, no such collection. */
const nothingToDrop: unknown[] = [27, 26]

/** Indexes that a schema no longer declares are dropped only by this. */
export const dropIndex =
  (name: string): Step['run'] =>
  async (collection) => {
    try {
      await collection.dropIndex(name)
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoServerError) || !nothingToDrop.includes(error.code)) throw error
    }
  }

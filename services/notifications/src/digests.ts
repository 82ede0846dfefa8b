import { defineSchema, Json, requiredNumber, unlessTaken, type Kit } from '@verandah/kit'

interface DigestDoc {
  /** The user's id. */
  _id: string
  /** Moves by one with every digest of the user. */
  number: number
  /** The notices of a digest that is being written; empty between two. */
  noticeIds: string[]
}

/** The `digests` collection: which notices a user's digest holds is decided once, by one process. */
export const createDigests = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<DigestDoc>({
    _id: String,
    number: requiredNumber,
    noticeIds: { type: Json, default: [] },
  })
  const model = store.collection('digests', schema)

  return {
    of: async (userId: string): Promise<DigestDoc> =>
      (await model.findOne({ _id: userId }).lean<DigestDoc>()) ?? { _id: userId, number: 0, noticeIds: [] },
    /** Begins the next digest; false when another process has. */
    begin: async ({ _id, number }: DigestDoc, noticeIds: string[]): Promise<boolean> => {
      const change = { $set: { number: number + 1, noticeIds } }
      const written = await unlessTaken(model.updateOne({ _id, number }, change, { upsert: number === 0 }))
      return written !== null && written.modifiedCount + written.upsertedCount === 1
    },
    end: (_id: string, number: number) => model.updateOne({ _id, number }, { $set: { noticeIds: [] } }),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ _id: userId })).deletedCount,
  }
}

import { defineSchema, Json, required, unlessTaken, type Kit, forgetIn } from '@verandah/kit'

interface DigestDoc {
  /** The user's id. */
  _id: string
  /** Incremented by every digest of the user. */
  number: number
  /** Notices of the digest being written; empty between digests. */
  noticeIds: string[]
}

/** The `digests` collection: one process decides once which notices a user's digest holds. */
export function createDigests({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<DigestDoc>({
    _id: String,
    number: required.number,
    noticeIds: { type: Json, default: [] },
  })
  const model = store.collection('digests', schema)

  return {
    of: async (userId: string): Promise<DigestDoc> =>
      (await model.findOne({ _id: userId }).lean<DigestDoc>()) ?? { _id: userId, number: 0, noticeIds: [] },
    /** Starts the next digest; false if another process already has. */
    begin: async ({ _id, number }: DigestDoc, noticeIds: string[]): Promise<boolean> => {
      const change = { $set: { number: number + 1, noticeIds } }
      const written = await unlessTaken(model.updateOne({ _id, number }, change, { upsert: number === 0 }))
      return written !== null && written.modifiedCount + written.upsertedCount === 1
    },
    end: (_id: string, number: number) => model.updateOne({ _id, number }, { $set: { noticeIds: [] } }),
    forget: forgetIn(model, '_id'),
  }
}

import { createHash } from 'node:crypto'
import { defineSchema, findById, requiredDate, type Clock, type Kit } from '@verandah/kit'

interface ErasedUserDoc {
  /** A digest of the user's id: enough to ignore what comes late, and nothing that names them. */
  _id: string
  expiresAt: Date
}

/** Longer than any event is kept for delivery. */
export const erasedUsersKeptMs = 14 * 24 * 60 * 60 * 1000

/** The `gone_users` collection: for a while no late event writes anything of them. */
export const createErasedUsers = ({ store, clock }: Pick<Kit<unknown>, 'store'> & { clock: Clock }) => {
  const schema = defineSchema<ErasedUserDoc>({ _id: String, expiresAt: requiredDate })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection('gone_users', schema)
  const find = findById(model)
  return {
    add: (userId: string) => {
      const expiresAt = new Date(clock.now().getTime() + erasedUsersKeptMs)
      return model.updateOne({ _id: digestOf(userId) }, { $set: { expiresAt } }, { upsert: true })
    },
    has: async (userId: string) => (await find(digestOf(userId))) !== null,
  }
}

export type ErasedUsers = ReturnType<typeof createErasedUsers>

const digestOf = (userId: string): string => createHash('sha256').update(userId).digest('hex')

import { randomUUID } from 'node:crypto'
import type { Model } from 'mongoose'
import type { Kit } from '../service/kit.ts'
import { isDue } from './is-due.ts'
import { defineSchema, required } from './schema.ts'
import { unlessTaken } from './unless-taken.ts'

interface LeaseDoc {
  _id: string
  owner: string
  expiresAt: Date
}

/** The `leases` collection: one of several processes holds a lease, and another takes over when it dies. */
export function createLeases({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const owner = randomUUID()
  const schema = defineSchema<LeaseDoc>({ _id: String, owner: required.string, expiresAt: required.date })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 60 * 60 })
  const declared = store.connection.models.leases as Model<LeaseDoc> | undefined
  const model = declared ?? store.collection('leases', schema)
  return {
    /**
     * Takes or renews a lease; false while another process holds it. A lease implausibly far ahead, from before the
     * clock was set back, is ignored.
     */
    hold: async (name: string, forMs: number): Promise<boolean> => {
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + forMs)
      const mine = { $or: [{ owner }, ...isDue('expiresAt', now, forMs)] }
      const held = model.updateOne({ _id: name, ...mine }, { $set: { owner, expiresAt } }, { upsert: true })
      return (await unlessTaken(held)) !== null
    },
    /** Ends a lease early; another process's stays. */
    release: (name: string) => model.deleteOne({ _id: name, owner }),
  }
}

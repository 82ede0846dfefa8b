import { createHash } from 'node:crypto'
import type { HeldRecords } from '@verandah/contracts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/connect-store.ts'
import { defineSchema, required } from '../store/schema.ts'
import { hasId } from '../store/keep-newest.ts'
import { periodText } from './retention.ts'

interface ErasedUserDoc {
  /** A hash of the user's id: enough to ignore late events, without naming the user. */
  _id: string
  expiresAt: Date
}

/** Longer than any event waits for delivery. */
const keptMs = 14 * 24 * 60 * 60 * 1000

/** For the retention of every service with `userData`. */
export const erasedUsersHeld: HeldRecords = {
  what: 'A fingerprint of the number of a deleted account, so that nothing about it is stored late',
  kept: periodText(keptMs),
  collections: ['gone_users'],
}

/** The `gone_users` collection: users whose late events and requests are refused. */
export function createErasedUsers({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<ErasedUserDoc>({ _id: String, expiresAt: required.date })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection('gone_users', schema)
  const has = hasId(model)
  return {
    add: async (userId: string): Promise<void> => {
      const expiresAt = new Date(clock.now().getTime() + keptMs)
      await model.updateOne({ _id: digestOf(userId) }, { $set: { expiresAt } }, { upsert: true })
    },
    has: (userId: string): Promise<boolean> => has(digestOf(userId)),
  }
}

export type ErasedUsers = ReturnType<typeof createErasedUsers>

const digestOf = (userId: string): string => createHash('sha256').update(userId).digest('hex')

import { defineSchema } from './schema.ts'
import type { Clock } from '../clock.ts'
import type { Store } from './connect-store.ts'

/** Which events a consumer has handled. Handlers bear a repetition; this spares them most. */
export interface Inbox {
  hasHandled(consumer: string, eventId: string): Promise<boolean>
  record(consumer: string, eventId: string): Promise<void>
}

interface Handled {
  _id: string
  /** Of entries of earlier builds, which forget by it. */
  handledAt?: Date
  expiresAt?: Date
}

const rememberedMs = 6 * 60 * 60 * 1000
const rememberedBeforeSeconds = 3 * 24 * 60 * 60

export const createInbox = (store: Store, clock: Clock): Inbox => {
  const schema = defineSchema<Handled>({ _id: String, handledAt: Date, expiresAt: Date })
  schema.index({ handledAt: 1 }, { expireAfterSeconds: rememberedBeforeSeconds })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection<Handled>('inbox', schema)
  return {
    hasHandled: async (consumer, eventId) => (await model.exists({ _id: `${consumer}:${eventId}` })) !== null,
    record: async (consumer, eventId) => {
      const expiresAt = new Date(clock.now().getTime() + rememberedMs)
      await model.updateOne({ _id: `${consumer}:${eventId}` }, { $setOnInsert: { expiresAt } }, { upsert: true })
    },
  }
}

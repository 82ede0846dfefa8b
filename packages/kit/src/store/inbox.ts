import { defineSchema, requiredDate } from './schema.ts'
import type { Clock } from '../clock.ts'
import type { Store } from './connect-store.ts'

/** Which events a consumer has handled. Handlers bear a repetition; this spares them most. */
export interface Inbox {
  hasHandled(consumer: string, eventId: string): Promise<boolean>
  record(consumer: string, eventId: string): Promise<void>
}

interface Handled {
  _id: string
  handledAt: Date
}

const rememberSeconds = 3 * 24 * 60 * 60

export const createInbox = (store: Store, clock: Clock): Inbox => {
  const schema = defineSchema<Handled>({ _id: String, handledAt: requiredDate })
  schema.index({ handledAt: 1 }, { expireAfterSeconds: rememberSeconds })
  const model = store.collection<Handled>('inbox', schema)
  return {
    hasHandled: async (consumer, eventId) => (await model.exists({ _id: `${consumer}:${eventId}` })) !== null,
    record: async (consumer, eventId) => {
      const handledAt = clock.now()
      await model.updateOne({ _id: `${consumer}:${eventId}` }, { $setOnInsert: { handledAt } }, { upsert: true })
    },
  }
}

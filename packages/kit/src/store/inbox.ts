import { defineSchema } from './schema.ts'
import { coalesce } from './coalesce.ts'
import { insertEach } from './insert-each.ts'
import { hasId } from './keep-newest.ts'
import type { Clock } from '../clock.ts'
import type { Store } from './connect-store.ts'

/** The events that a consumer has handled. Handlers are idempotent; this avoids most repeats. */
export interface Inbox {
  hasHandled(consumer: string, eventId: string): Promise<boolean>
  record(consumer: string, eventId: string): Promise<void>
}

interface Handled {
  _id: string
  /** Expiry of entries written by earlier builds. */
  handledAt?: Date
  expiresAt?: Date
}

const rememberedMs = 6 * 60 * 60 * 1000
const rememberedBeforeSeconds = 3 * 24 * 60 * 60

export function createInbox(store: Store, clock: Clock): Inbox {
  const schema = defineSchema<Handled>({ _id: String, handledAt: Date, expiresAt: Date })
  schema.index({ handledAt: 1 }, { expireAfterSeconds: rememberedBeforeSeconds })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  const model = store.collection<Handled>('inbox', schema)
  const has = hasId(model)
  const add = coalesce(async (ids: string[]) => {
    const expiresAt = new Date(clock.now().getTime() + rememberedMs)
    const entries = [...new Set(ids)].map((_id) => ({ _id, expiresAt }))
    await insertEach(store.connection.collection('inbox'), entries)
  })
  return {
    hasHandled: (consumer, eventId) => has(`${consumer}:${eventId}`),
    record: (consumer, eventId) => add(`${consumer}:${eventId}`),
  }
}

import type { AnyEnvelope } from '@verandah/contracts'
import { Schema } from 'mongoose'

/** An event inside the document that caused it. `body` is JSON: names that users typed never become keys of the store. */
export interface OutboxEntry {
  id: string
  occurredAt: string
  body: string
}

/** Documents that carry events. The field is changed with `$push` and `$pull` only. */
export interface WithOutbox {
  outbox: OutboxEntry[]
  /** When the document may be forgotten; set only after its events are settled. */
  expiresAt?: Date | undefined
}

export const toOutbox = (events: AnyEnvelope[]): OutboxEntry[] =>
  events.map((event) => ({ id: event.id, occurredAt: event.occurredAt, body: JSON.stringify(event) }))

export const fromOutbox = (entries: OutboxEntry[]): AnyEnvelope[] =>
  entries.map(({ body }) => JSON.parse(body) as AnyEnvelope)

/** Adds the outbox to a schema, with the index that the sweep reads and the one that forgets. */
export const addOutbox = <Doc extends WithOutbox>(schema: Schema<Doc>): Schema<Doc> => {
  const entry = new Schema({ id: String, occurredAt: String, body: String }, { _id: false, id: false })
  schema.add({ outbox: { type: [entry], default: [] }, expiresAt: Date } as never)
  schema.index({ 'outbox.occurredAt': 1 } as never, { sparse: true })
  schema.index({ expiresAt: 1 } as never, { expireAfterSeconds: 0, sparse: true })
  return schema
}

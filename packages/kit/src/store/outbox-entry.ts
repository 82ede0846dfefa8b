import type { AnyEnvelope } from '@verandah/contracts'
import { Schema } from 'mongoose'
import { packEvent } from '../bus/packing.ts'

/** An event inside the document that caused it. `body` is JSON, so that user input never becomes keys in the store. */
export interface OutboxEntry {
  id: string
  occurredAt: string
  body: string
}

/** Documents with pending events. Change the field with `$push` and `$pull` only. */
export interface WithOutbox {
  outbox: OutboxEntry[]
  /** When the document expires; set only after its events are published. */
  expiresAt?: Date | undefined
}

export function toOutbox(events: readonly AnyEnvelope[]): OutboxEntry[] {
  return events.map((event) => ({ id: event.id, occurredAt: event.occurredAt, body: JSON.stringify(packEvent(event)) }))
}

export function eventIn({ body }: OutboxEntry): AnyEnvelope {
  return JSON.parse(body) as AnyEnvelope
}

/** Adds the outbox to a schema, with the sweep's index and the TTL index. Queries exclude it. */
export function addOutbox<Doc>(schema: Schema<Doc>): Schema<Doc> {
  const entry = new Schema({ id: String, occurredAt: String, body: String }, { _id: false, id: false })
  schema.add(new Schema({ outbox: { type: [entry], default: [], select: false }, expiresAt: Date }, { _id: false }))
  schema.index({ 'outbox.occurredAt': 1 }, { sparse: true })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true })
  return schema
}

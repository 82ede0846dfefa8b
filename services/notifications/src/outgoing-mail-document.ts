import { defineSchema, Json, requiredDate, requiredNumber, requiredString } from '@verandah/kit'

/** `queued` until it is `sent`, or `failed` for good, with its reason. `kept` where nothing is sent. */
export type MailState = 'queued' | 'sent' | 'failed' | 'kept'

export interface MailDoc {
  /** Says what the message is for: whatever asks for it again finds it here. */
  _id: string
  kind: string
  /** Whom it is about; absent when a stranger wrote to us. */
  userId?: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  state: MailState
  attempts: number
  nextAttemptAt?: Date
  /** Of the last failure. */
  reason?: string
  createdAt: Date
  sentAt?: Date
  /** Never set on a message that failed: an operator decides about those. */
  expiresAt?: Date
}

/** The shape and the indexes of the `outgoing_mail` collection. */
export const mailSchema = () => {
  const schema = defineSchema<MailDoc>({
    _id: String,
    kind: requiredString,
    userId: String,
    to: requiredString,
    replyTo: String,
    subject: requiredString,
    text: requiredString,
    html: requiredString,
    headers: { type: Json, default: {} },
    state: requiredString,
    attempts: requiredNumber,
    nextAttemptAt: Date,
    reason: String,
    createdAt: requiredDate,
    sentAt: Date,
    expiresAt: Date,
  })
  schema.index({ state: 1, nextAttemptAt: 1 })
  schema.index({ createdAt: -1 })
  schema.index({ userId: 1 }, { sparse: true })
  schema.index({ to: 1 })
  schema.index({ replyTo: 1 }, { sparse: true })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true })
  return schema
}

import { defineSchema, Json, required } from '@verandah/kit'

/** `queued` until `sent`, or permanently `failed` with a reason. `kept` where mail is not sent. */
export type MailState = 'queued' | 'sent' | 'failed' | 'kept'

export interface MailDoc {
  /** Names the message's purpose, so that a repeated request finds the existing one. */
  _id: string
  kind: string
  /** The user that the message is about; absent for enquiries without an account. */
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
  /** Reason of the last failure. */
  reason?: string
  /** Whether the server may have taken it already without a reply: then it is sent only once more. */
  isPerhapsTaken?: boolean
  createdAt: Date
  sentAt?: Date
  /** Never set on a failed message: an operator decides about those. */
  expiresAt?: Date
}

/** Schema and indexes of the `outgoing_mail` collection. */
export function mailSchema() {
  const schema = defineSchema<MailDoc>({
    _id: String,
    kind: required.string,
    userId: String,
    to: required.string,
    replyTo: String,
    subject: required.string,
    text: required.string,
    html: required.string,
    headers: { type: Json, default: {} },
    state: required.string,
    attempts: required.number,
    nextAttemptAt: Date,
    reason: String,
    isPerhapsTaken: Boolean,
    createdAt: required.date,
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

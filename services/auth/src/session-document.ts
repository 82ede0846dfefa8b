import { defineSchema, required } from '@verandah/kit'
import type { SessionState } from './domain/evaluate-refresh.ts'

/** One signed-in browser: a family of rotating refresh tokens. Its id is the `sid` of access tokens. */
export interface SessionDoc extends SessionState {
  _id: string
  userId: string
  createdAt: Date
  /** The browser in words; absent when unknown. */
  device?: string
  /** False until the revocation has been broadcast. */
  isAnnounced?: boolean
}

export function sessionSchema() {
  const schema = defineSchema<SessionDoc>({
    _id: String,
    userId: required.string,
    currentHash: required.string,
    previousHash: String,
    rotatedAt: required.date,
    createdAt: required.date,
    expiresAt: required.date,
    device: String,
    revokedAt: Date,
    isAnnounced: Boolean,
  })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  schema.index({ userId: 1 })
  schema.index({ revokedAt: 1 }, { sparse: true })
  return schema
}

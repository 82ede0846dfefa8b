import { defineSchema, requiredDate, requiredString } from '@verandah/kit'
import type { SessionState } from './domain/evaluate-refresh.ts'

/** One signed-in browser: the family of refresh tokens that follow one another. Its id is the `sid` of the access tokens. */
export interface SessionDoc extends SessionState {
  _id: string
  userId: string
  createdAt: Date
  /** The browser in words; absent when it did not say. */
  device?: string
  /** False until the revocation has been broadcast. */
  isAnnounced?: boolean
}

export const sessionSchema = () => {
  const schema = defineSchema<SessionDoc>({
    _id: String,
    userId: requiredString,
    currentHash: requiredString,
    previousHash: String,
    rotatedAt: requiredDate,
    createdAt: requiredDate,
    expiresAt: requiredDate,
    device: String,
    revokedAt: Date,
    isAnnounced: Boolean,
  })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  schema.index({ userId: 1 })
  schema.index({ revokedAt: 1 }, { sparse: true })
  return schema
}

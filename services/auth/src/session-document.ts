import { defineSchema, requiredDate, requiredString } from '@verandah/kit'

/** One signed-in browser: the family of refresh tokens that follow one another. Its id is the `sid` of the access tokens. */
export interface SessionDoc {
  _id: string
  userId: string
  /** SHA-256 of the refresh token in use. */
  currentHash: string
  /** SHA-256 of the one before; null until the first rotation. */
  previousHash: string | null
  rotatedAt: Date
  createdAt: Date
  /** Thirty days after the last rotation; then the document is forgotten. */
  expiresAt: Date
  /** The browser in words; absent when it did not say. */
  device?: string
  revokedAt?: Date
  /** False until every process has been told of the revocation. */
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

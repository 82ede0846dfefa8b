import { defineSchema, requiredDate, requiredString, type Store } from '@verandah/kit'

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
  revokedAt?: Date
  /** False until every process has been told of the revocation. */
  isAnnounced?: boolean
}

interface Rotation {
  sid: string
  fromHash: string
  toHash: string
  at: Date
  expiresAt: Date
}

const sessionSchema = () => {
  const schema = defineSchema<SessionDoc>({
    _id: String,
    userId: requiredString,
    currentHash: requiredString,
    previousHash: String,
    rotatedAt: requiredDate,
    createdAt: requiredDate,
    expiresAt: requiredDate,
    revokedAt: Date,
    isAnnounced: Boolean,
  })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  schema.index({ userId: 1 })
  schema.index({ revokedAt: 1 }, { sparse: true })
  return schema
}

export type Sessions = ReturnType<typeof createSessions>

export const createSessions = (store: Store) => {
  const model = store.collection<SessionDoc>('sessions', sessionSchema())
  return {
    insert: async (session: SessionDoc): Promise<void> => {
      await model.insertMany([session])
    },
    find: (sid: string) => model.findById(sid).lean<SessionDoc>(),
    /** False when another request has rotated or revoked it meanwhile. */
    rotate: async ({ sid, fromHash, toHash, at, expiresAt }: Rotation): Promise<boolean> => {
      const { modifiedCount } = await model.updateOne(
        { _id: sid, currentHash: fromHash, revokedAt: { $exists: false } },
        { $set: { currentHash: toHash, previousHash: fromHash, rotatedAt: at, expiresAt } },
      )
      return modifiedCount === 1
    },
    /** Null when there is none or it was revoked before. */
    revoke: (sid: string, at: Date) =>
      model
        .findOneAndUpdate(
          { _id: sid, revokedAt: { $exists: false } },
          { $set: { revokedAt: at, isAnnounced: false } },
          { returnDocument: 'after' },
        )
        .lean<SessionDoc>(),
    revokeAllOf: async (userId: string, at: Date): Promise<number> => {
      const revoked = { $set: { revokedAt: at, isAnnounced: false } }
      return (await model.updateMany({ userId, revokedAt: { $exists: false } }, revoked)).modifiedCount
    },
    listRevokedSince: (since: Date) => model.find({ revokedAt: { $gte: since } }).lean<SessionDoc[]>(),
    markAnnounced: async (sid: string): Promise<void> => {
      await model.updateOne({ _id: sid }, { $set: { isAnnounced: true } })
    },
  }
}

import { broadcastMemoryMs, type Clock, type Store } from '@verandah/kit'
import { sessionSchema, type SessionDoc } from './session-document.ts'

interface Rotation {
  sid: string
  fromHash: string
  toHash: string
  at: Date
  expiresAt: Date
}

/** The sessions of a user: all but `keptSid`, and with `openedUntil` only those opened by then. */
export interface SessionsToEnd {
  userId: string
  keptSid?: string
  openedUntil?: Date
}

const live = { revokedAt: { $exists: false } }

export type Sessions = ReturnType<typeof createSessions>

/** The `sessions` collection. */
export function createSessions({ store, clock }: { store: Store; clock: Clock }) {
  const model = collectionIn(store)
  return { ...questions(model, clock), ...changes(model, clock) }
}

const collectionIn = (store: Store) => store.collection<SessionDoc>('sessions', sessionSchema())
type Collection = ReturnType<typeof collectionIn>

const questions = (model: Collection, clock: Clock) => ({
  find: (sid: string) => model.findById(sid).lean<SessionDoc>(),
  listOf: (userId: string) =>
    model
      .find({ userId, ...live, expiresAt: { $gt: clock.now() } })
      .sort({ rotatedAt: -1, _id: 1 })
      .lean<SessionDoc[]>(),
  /** Includes ended sessions. */
  listAllOf: (userId: string) => model.find({ userId }).sort({ createdAt: 1 }).lean<SessionDoc[]>(),
  listUnrevoked: ({ userId, keptSid, openedUntil }: SessionsToEnd) =>
    model
      .find({
        userId,
        _id: { $ne: keptSid ?? '' },
        ...live,
        ...(openedUntil && { createdAt: { $lte: openedUntil } }),
      })
      .lean<SessionDoc[]>(),
  listRevokedSince: (since: Date) => model.find({ revokedAt: { $gte: since } }).lean<SessionDoc[]>(),
})

const changes = (model: Collection, clock: Clock) => ({
  insert: async (session: SessionDoc): Promise<void> => {
    await model.insertMany([session])
  },
  /** False when another request has rotated or revoked it in between. */
  rotate: async ({ sid, fromHash, toHash, at, expiresAt }: Rotation): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: sid, currentHash: fromHash, ...live },
      { $set: { currentHash: toHash, previousHash: fromHash, rotatedAt: at, expiresAt } },
    )
    return modifiedCount === 1
  },
  /** Null when the session is missing or already revoked. */
  revoke: (sid: string) =>
    model
      .findOneAndUpdate({ _id: sid, ...live }, revokedAt(clock.now()), { returnDocument: 'after' })
      .lean<SessionDoc>(),
  revokeAllOf: async (userId: string): Promise<number> =>
    (await model.updateMany({ userId, ...live }, revokedAt(clock.now()))).modifiedCount,
  /** For an erased user: removes browser data at once, and the rest once no access token is valid. */
  forget: async (userId: string): Promise<number> => {
    const expiresAt = new Date(clock.now().getTime() + broadcastMemoryMs)
    return (await model.updateMany({ userId }, { $set: { expiresAt }, $unset: { device: 1 } })).matchedCount
  },
  markAnnounced: async (sid: string): Promise<void> => {
    await model.updateOne({ _id: sid }, { $set: { isAnnounced: true } })
  },
})

const revokedAt = (at: Date) => ({ $set: { revokedAt: at, isAnnounced: false } })

import type { EventOf, SavedHomeScored } from '@verandah/contracts'
import { defineSchema, requiredNumber, requiredString, keepNewest, type Store } from '@verandah/kit'

export interface SavedScore {
  /** By which search the home is scored, and when that began. */
  searchId: string | null
  searchedAt: string | null
  /** Null for a home that is not saved any more. */
  score: number | null
}

interface SavedScoreDoc extends SavedScore {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  /** Search counts on from the time in milliseconds. */
  revision: number
}

type Scored = SavedScore & Pick<EventOf<typeof SavedHomeScored>['data'], 'userId' | 'propertyId' | 'revision'>

/** The `saved_scores` collection: what saved homes score, as `SavedHomeScored` last said. A read model. */
export const createSavedScores = ({ store }: { store: Store }) => {
  const schema = defineSchema<SavedScoreDoc>({
    _id: String,
    userId: requiredString,
    revision: requiredNumber,
    searchId: { type: String, default: null },
    searchedAt: { type: String, default: null },
    score: { type: Number, default: null },
  })
  schema.index({ userId: 1 })
  const model = store.collection('saved_scores', schema)
  const keep = keepNewest(model)

  return {
    record: ({ userId, propertyId, revision, searchId, searchedAt, score }: Scored) =>
      keep({ id: `${userId}:${propertyId}`, revision, fields: { userId, searchId, searchedAt, score } }),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    /** Of some homes of a user, by the home's id. */
    of: async (userId: string, propertyIds: readonly string[]): Promise<Map<string, SavedScore>> => {
      const ids = propertyIds.map((propertyId) => `${userId}:${propertyId}`)
      const found = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<SavedScoreDoc[]>()
      return new Map(found.map((told) => [told._id.slice(userId.length + 1), told]))
    },
  }
}

export type SavedScores = ReturnType<typeof createSavedScores>

/** Keeps the score of a saved home, so that other places show the number of its search. */
export const recordScore =
  ({ savedScores }: { savedScores: SavedScores }) =>
  ({ data }: EventOf<typeof SavedHomeScored>): Promise<void> =>
    savedScores.record(data)

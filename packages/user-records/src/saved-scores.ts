import type { EventOf, SavedHomeScored } from '@verandah/contracts'
import { defineSchema, required, keepNewest, type Store, forgetIn } from '@verandah/kit'

export interface SavedScore {
  /** The search that scores the home, and when it began. */
  searchId: string | null
  searchedAt: string | null
  /** Null for a home that is no longer saved. */
  score: number | null
}

interface SavedScoreDoc extends SavedScore {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  /** Continues from the time in milliseconds, set by search. */
  revision: number
}

type Scored = SavedScore & Pick<EventOf<typeof SavedHomeScored>['data'], 'userId' | 'propertyId' | 'revision'>

/** The `saved_scores` collection: scores of saved homes as of the last `SavedHomeScored`. A read model. */
export function createSavedScores({ store }: { store: Store }) {
  const schema = defineSchema<SavedScoreDoc>({
    _id: String,
    userId: required.string,
    revision: required.number,
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
    forget: forgetIn(model),
    /** Scores of some homes of a user, by the home's id. */
    of: async (userId: string, propertyIds: readonly string[]): Promise<Map<string, SavedScore>> => {
      const ids = propertyIds.map((propertyId) => `${userId}:${propertyId}`)
      const found = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<SavedScoreDoc[]>()
      return new Map(found.map((told) => [told._id.slice(userId.length + 1), told]))
    },
  }
}

export type SavedScores = ReturnType<typeof createSavedScores>

/** Stores the score of a saved home, so that other pages show its search's score. */
export const recordScore =
  ({ savedScores }: { savedScores: SavedScores }) =>
  ({ data }: EventOf<typeof SavedHomeScored>): Promise<void> =>
    savedScores.record(data)

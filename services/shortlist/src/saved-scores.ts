import type { EventOf, SavedHomeScored } from '@verandah/contracts'
import { defineSchema, keepNewest, type Kit, requiredNumber, requiredString } from '@verandah/kit'

export interface SavedScoreDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  revision: number
  searchId: string | null
  searchedAt: string | null
  score: number
}

type SavedScores = ReturnType<typeof createSavedScores>

/** The `saved_scores` collection: what saved homes score, as `SavedHomeScored` last said. A read model. */
export const createSavedScores = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<SavedScoreDoc>({
    _id: String,
    userId: requiredString,
    revision: requiredNumber,
    searchId: { type: String, default: null },
    searchedAt: { type: String, default: null },
    score: requiredNumber,
  })
  schema.index({ userId: 1 })
  const model = store.collection('saved_scores', schema)
  const keep = keepNewest(model)

  return {
    record: ({ _id: id, revision, ...fields }: SavedScoreDoc) => keep({ id, revision, fields }),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    /** By `userId:propertyId`. */
    of: async (ids: string[]): Promise<Map<string, SavedScoreDoc>> => {
      const found = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<SavedScoreDoc[]>()
      return new Map(found.map((told) => [told._id, told]))
    },
  }
}

/** Keeps the score of a saved home, so that the shortlist and the comparison show the number of its search. */
export const recordScore =
  ({ savedScores }: { savedScores: SavedScores }) =>
  ({ data: { propertyId, ...told } }: EventOf<typeof SavedHomeScored>): Promise<void> =>
    savedScores.record({ _id: `${told.userId}:${propertyId}`, ...told })

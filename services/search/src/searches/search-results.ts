import { BreakdownLine, Coverage, PropertySnapshot, type PropertyScore } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, requiredString, upsertNewer, type Store } from '@verandah/kit'
import type { ScoredHome } from '../ranking/score-for-user.ts'

/** A home as one search saw it: its snapshot and score then. */
export interface ResultDoc extends PropertyScore {
  /** `searchId:propertyId`. */
  _id: string
  searchId: string
  propertyId: string
  revision: number
  home: PropertySnapshot
}

const resultSchema = () => {
  const schema = defineSchema<ResultDoc>({
    _id: String,
    searchId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    home: { type: Json, contract: PropertySnapshot, required: true },
    score: requiredNumber,
    breakdown: { type: [Json], contract: BreakdownLine, default: [] },
    coverage: { type: Json, contract: Coverage, required: true },
  })
  schema.index({ searchId: 1, score: -1, propertyId: 1 })
  return schema
}

/** The `search_results` collection. */
export const createSearchResults = ({ store }: { store: Store }) => {
  const model = store.collection('search_results', resultSchema())

  return {
    /** An older revision of a home never overwrites a newer one. */
    record: (searchId: string, scored: ScoredHome[]) =>
      upsertNewer(
        model,
        scored.map(({ home, score, breakdown, coverage }) => ({
          id: `${searchId}:${home.id}`,
          revision: home.revision,
          fields: { searchId, propertyId: home.id, home, score, breakdown, coverage },
        })),
      ),
    /** Best first; ties by id, so that the order never changes by itself. */
    listOf: (searchId: string) => model.find({ searchId }).sort({ score: -1, propertyId: 1 }).lean<ResultDoc[]>(),
    find: (searchId: string, propertyId: string) =>
      model.findOne({ _id: `${searchId}:${propertyId}` }).lean<ResultDoc>(),
    countOf: (searchId: string) => model.countDocuments({ searchId }),
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}

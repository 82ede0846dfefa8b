import { followOverrides } from '../ranking/domain/follow-overrides.ts'
import type { SearchDoc } from './search-document.ts'
import type { ResultDoc } from './search-results.ts'
import type { SearchParts } from './search-parts.ts'

export type RankResultsDeps = Pick<SearchParts, 'overrides' | 'userWeights'>

/** Results of a search, best first, scored with the weights of the search and its owner's overrides of now. */
export const rankResults = async (
  { overrides, userWeights }: RankResultsDeps,
  { userId, weights, filters }: SearchDoc,
  results: ResultDoc[],
): Promise<ResultDoc[]> => {
  const ids = results.map(({ propertyId }) => propertyId)
  const own = await overrides.of(userId, ids)
  return followOverrides(results, { weights: weights ?? (await userWeights.of(userId)), filters, overrides: own })
}

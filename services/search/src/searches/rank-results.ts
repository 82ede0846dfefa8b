import type { Weights } from '@verandah/contracts'
import type { SearchContext } from '../context.ts'
import { followOverrides } from '../ranking/domain/follow-overrides.ts'
import type { SearchDoc } from './search-document.ts'
import type { ResultDoc } from './search-results.ts'

/** Results of a search, best first, scored with the weights of the search and its owner's overrides of now. */
export const rankResults = async (
  { overrides, userWeights }: Pick<SearchContext, 'overrides' | 'userWeights'>,
  { userId, weights, filters }: SearchDoc,
  results: ResultDoc[],
): Promise<ResultDoc[]> => {
  const own = await overrides.of(
    userId,
    results.map(({ propertyId }) => propertyId),
  )
  const pinned = weights === undefined ? await userWeights.of(userId) : (JSON.parse(weights) as Weights)
  return followOverrides(results, { weights: pinned, filters, overrides: own })
}

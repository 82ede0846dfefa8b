import type { EventOf, ScoredProperty, SearchScored } from '@verandah/contracts'
import type { Seen } from '../homes/domain/seen.ts'
import type { CompleteSearch } from './complete-search.ts'
import { forgetIfGone, recordHomes, type RecordHomesDeps } from './record-homes.ts'
import type { SearchParts } from './search-parts.ts'

type RecordScoresDeps = RecordHomesDeps &
  Pick<SearchParts, 'searches' | 'pages' | 'userProperties' | 'searchUpdates'> & { completeSearch: CompleteSearch }

/** Puts the scores of a page beside its homes. What comes after the end of the search is dropped. */
export const recordScores =
  (deps: RecordScoresDeps) =>
  async ({ data }: EventOf<typeof SearchScored>): Promise<void> => {
    const { searches, pages, searchUpdates, completeSearch } = deps
    const { searchId, pageId, part, scores, weights } = data
    const search = await searches.find(searchId)
    if (search?.status !== 'processing') return
    await recordHomes(deps, search, scoresOf(await pages.seenOf(pageId, part), scores))
    if (!search.weights) await searches.pinWeights(searchId, weights)
    await pages.markScored(pageId, part)
    const moved = await searches.touch(searchId)
    if (!moved) await forgetIfGone(deps, search)
    searchUpdates.moved(searchId)
    await completeSearch(moved)
  }

const scoresOf = (seen: readonly Seen[], scores: readonly ScoredProperty[]): ScoredProperty[] => {
  const revisionOf = new Map(seen.map(({ propertyId, revision }) => [propertyId, revision]))
  return scores.filter(({ propertyId, revision }) => revisionOf.get(propertyId) === revision)
}

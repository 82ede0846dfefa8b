import type { EventOf, KeptHome, ScoredProperty, SearchScored } from '@verandah/contracts'
import type { ScoredHome } from '../ranking/score-for-user.ts'
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
    await recordHomes(deps, search, joinScores(await pages.homesOf(pageId, part), scores))
    await searches.pinWeights(searchId, weights)
    await pages.markScored(pageId, part)
    if (!(await searches.touch(searchId))) await forgetIfGone(deps, search)
    searchUpdates.moved(searchId)
    await completeSearch(searchId)
  }

const joinScores = (homes: KeptHome[], scores: ScoredProperty[]): ScoredHome[] => {
  const scoreOf = new Map(scores.map((score) => [score.propertyId, score]))
  return homes.flatMap((home) => {
    const found = scoreOf.get(home.id)
    return found ? [{ home, score: found.score, breakdown: found.breakdown, coverage: found.coverage }] : []
  })
}

import type { EventOf, PropertySnapshot, ScoredProperty, SearchScored } from '@verandah/contracts'
import { completeSearch } from './complete-search.ts'
import type { SearchContext } from '../context.ts'
import { recordHomes } from './record-homes.ts'
import type { ScoredHome } from './search-results.ts'

/** Puts the scores of a page beside its homes. What comes after the end of the search is dropped. */
export const recordScores =
  (context: SearchContext) =>
  async ({ data }: EventOf<typeof SearchScored>): Promise<void> => {
    const { searchId, pageId, part, scores, weights } = data
    const search = await context.searches.find(searchId)
    if (search?.status !== 'processing') return
    const homes = await context.pages.homesOf(pageId, part)
    await recordHomes(context, search, joinScores(homes, scores))
    await context.searches.pinWeights(searchId, weights)
    await context.pages.markScored(pageId, part)
    await context.searches.touch(searchId)
    context.news.moved(searchId)
    await completeSearch(context)(searchId)
  }

const joinScores = (homes: PropertySnapshot[], scores: ScoredProperty[]): ScoredHome[] => {
  const scoreOf = new Map(scores.map((score) => [score.propertyId, score]))
  return homes.flatMap((home) => {
    const found = scoreOf.get(home.id)
    return found ? [{ home, score: found.score, breakdown: found.breakdown, coverage: found.coverage }] : []
  })
}

import type { PropertySnapshot } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from './context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import type { SearchDoc } from './search-document.ts'
import type { ScoredHome } from './search-results.ts'

/** Writes homes where the search shows them and where the user's ranking across searches does. */
export const recordHomes = async (context: SearchContext, search: SearchDoc, scored: ScoredHome[]): Promise<void> => {
  await context.results.record(search._id, scored)
  await rankHomes(
    context,
    search,
    scored.map(({ home }) => home),
  )
}

/** The ranking goes by what the user weighs now, whatever the search that found a home is pinned to. */
const rankHomes = (
  { userProperties, userWeights }: SearchContext,
  { userId, filters: { locations }, createdAt }: SearchDoc,
  homes: PropertySnapshot[],
): Promise<void> => {
  let isRecorded = false
  return userWeights.settle(userId, async (weights) => {
    const ranked = homes.map((home) => ({
      home,
      ...scoreProperty({ input: scoringInputOf(home), weights, filters: { locations } }),
    }))
    if (isRecorded) await userProperties.rescore(userId, ranked)
    else await userProperties.record(userId, ranked, { locations, foundAt: createdAt })
    isRecorded = true
  })
}

import type { PropertySnapshot } from '@verandah/contracts'
import type { SearchContext } from '../context.ts'
import { scoreForUser } from '../ranking/score-for-user.ts'
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
const rankHomes = async (
  context: SearchContext,
  { userId, filters: { locations }, createdAt }: SearchDoc,
  homes: PropertySnapshot[],
): Promise<void> => {
  const { userProperties, userWeights } = context
  const found = homes.map((home) => ({ home, locations }))
  let isRecorded = false
  await userWeights.settle(userId, async (weights) => {
    const ranked = await scoreForUser(context, userId, { weights, homes: found })
    if (isRecorded) await userProperties.rescore(userId, ranked)
    else await userProperties.record(userId, ranked, { locations, foundAt: createdAt })
    isRecorded = true
  })
  await refreshChanged(context, homes)
}

/** A home that changed while its score was on the way was not ranked yet when the change was spread. */
const refreshChanged = async ({ properties, userProperties }: SearchContext, homes: PropertySnapshot[]) => {
  const revisionOf = new Map(homes.map(({ id, revision }) => [id, revision]))
  const current = await properties.byIds([...revisionOf.keys()])
  const changed = current.flatMap(({ home }) => (home && home.revision > (revisionOf.get(home.id) ?? 0) ? home : []))
  await userProperties.refresh(changed)
}

import type { EventOf, ScoredProperty, SearchScored } from '@verandah/contracts'
import { coalesceBy } from '@verandah/kit'
import type { Seen } from '../../homes/domain/seen.ts'
import type { CompleteSearch } from '../fetch/complete-search.ts'
import { forgetIfGone, recordHomes } from '../fetch/record-homes.ts'
import { countFirstHomes } from '../search-metrics.ts'
import type { SearchParts } from '../search-parts.ts'

type RecordScoresDeps = SearchParts & { completeSearch: CompleteSearch }

/** Stores the scores of a page with its homes; drops scores that arrive after completion. */
export const recordScores = (deps: RecordScoresDeps) => {
  const record = coalesceBy(
    ({ searchId }: Scored) => searchId,
    (all, searchId) => recordAll(deps, searchId, all),
  )
  return ({ data }: EventOf<typeof SearchScored>): Promise<void> => record(data)
}

type Scored = EventOf<typeof SearchScored>['data']

const recordAll = async (deps: RecordScoresDeps, searchId: string, all: readonly Scored[]): Promise<undefined> => {
  const { searches, pages, searchUpdates, completeSearch, clock } = deps
  const search = await searches.find(searchId)
  if (search?.status !== 'processing') return
  const seen = await pages.seenOf(all)
  const scored = all.flatMap(({ scores }, at) => scoresOf(seen[at] ?? [], scores))
  await recordHomes(deps, search, scored)
  const [first] = all
  const isFirst = first && !search.weights && (await searches.pinWeights(searchId, first.weights))
  if (isFirst) countFirstHomes(search, clock.now())
  await Promise.all(all.map(({ pageId, part }) => pages.markScored(pageId, part)))
  const moved = await searches.touch(searchId)
  if (!moved) await forgetIfGone(deps, search)
  searchUpdates.moved(searchId)
  await completeSearch(moved)
}

const scoresOf = (seen: readonly Seen[], scores: readonly ScoredProperty[]): ScoredProperty[] => {
  const revisionOf = new Map(seen.map(({ propertyId, revision }) => [propertyId, revision]))
  return scores.filter(({ propertyId, revision }) => revisionOf.get(propertyId) === revision)
}

import { isDeepStrictEqual } from 'node:util'
import type { SearchedLocality } from '@verandah/contracts'
import type { SearchDoc } from '../searches/search-document.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { planShowcase, retryMsAfter, type ShowcasePlan, type ShowcaseRun } from './domain/plan-showcase.ts'

export type ReadShowcaseDeps = Pick<SearchParts, 'searches' | 'clock'> & { showcasePlace: SearchedLocality | null }

/**
 * The stored showcase: the search that visitors see, and what is left to do; `begun` runs of this process gave none.
 */
export async function readShowcase(
  { searches, clock, showcasePlace }: ReadShowcaseDeps,
  begun = 0,
): Promise<ShowcasePlan & { search: SearchDoc | null }> {
  const stored = await searches.showcases()
  const plan = planShowcase(
    stored.map((search) => runOf(search, showcasePlace)),
    clock.now(),
    retryMsAfter(begun),
  )
  const search = stored.find(({ _id }) => _id === plan.shown?.id) ?? null
  return { ...plan, search, isDue: plan.isDue && showcasePlace !== null }
}

const runOf = (search: SearchDoc, place: SearchedLocality | null): ShowcaseRun => ({
  id: search._id,
  createdAt: search.createdAt,
  isRunning: search.status === 'processing',
  isWhole: search.status === 'completed' && search.progress?.every(({ state }) => state === 'done') === true,
  homes: search.status === 'completed' ? search.resultsCount : 0,
  isHere: isDeepStrictEqual(search.filters.locations[0], place),
})

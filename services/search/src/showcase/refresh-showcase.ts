import { isDeepStrictEqual } from 'node:util'
import type { Job } from '@verandah/kit'
import type { BeginSearch } from '../searches/request/begin-search.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { showcaseOwner } from '../searches/which-searches.ts'
import type { SearchedLocality } from '@verandah/contracts'
import type { SearchDoc } from '../searches/search-document.ts'
import { planShowcase, retryMsAfter, type ShowcasePlan, type ShowcaseRun } from './domain/plan-showcase.ts'

type RefreshShowcaseDeps = ReadShowcaseDeps & { beginSearch: BeginSearch }

const leaseMs = 60_000

/** One page of each provider holds more homes than visitors see. */
const maxPages = 1

/** Runs the search that visitors see through the usual pipeline, in one process, and deletes those that it replaced. */
export function refreshShowcase(deps: RefreshShowcaseDeps): Job {
  /** Runs since the last whole one. A process that has just started tries soon, whatever failed before it. */
  let begun = 0
  return {
    name: 'refresh-showcase',
    intervalMs: 5_000,
    run: async () => {
      const stored = await readShowcase(deps, begun)
      if (stored.shown?.isWhole === true) begun = 0
      if (stored.replaced.length === 0 && !stored.isDue) return
      if (!(await deps.leases.hold('refresh-showcase', leaseMs))) return
      const { replaced, isDue } = await readShowcase(deps, begun)
      for (const { id } of replaced) await deps.searches.retire(id, deps.clock.now())
      if (!isDue) return
      await begin(deps)
      begun += 1
    },
  }
}

const begin = async ({ beginSearch, showcasePlace, newId }: RefreshShowcaseDeps): Promise<void> => {
  if (showcasePlace === null) return
  const filters = { locations: [showcasePlace], maxPages }
  await beginSearch({ id: newId(), userId: showcaseOwner, savedSearchId: showcaseOwner, filters })
}

export type ReadShowcaseDeps = SearchParts & { showcasePlace: SearchedLocality | null }

/** The search that visitors see, and what is left to do; `begun` runs of this process gave none. */
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

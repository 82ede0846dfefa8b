import type { listSearches as route, SearchStatus, Weights } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import type { PageFacts } from './domain/page-facts.ts'
import { progressOf } from './domain/progress-of.ts'
import type { SearchDoc } from './search-document.ts'

/** The caller's searches, newest first, with the progress of every provider. */
export const listSearches =
  ({ searches, pages, results, settings }: SearchContext): Handler<typeof route> =>
  async ({ caller }) => {
    const found = await searches.listOf(caller.sub, settings.SEARCHES_KEPT_PER_USER)
    const underWay = found.filter(({ status }) => status === 'processing').map(({ _id }) => _id)
    const facts = underWay.length === 0 ? [] : await pages.factsOf(underWay)
    const counts = new Map(await Promise.all(underWay.map(async (id) => [id, await results.countOf(id)] as const)))
    return found.map((search) => {
      const own = facts.filter(({ searchId }) => searchId === search._id)
      return statusOf(search, own, counts.get(search._id) ?? search.resultsCount)
    })
  }

const statusOf = (search: SearchDoc, pages: PageFacts[], resultsCount: number): SearchStatus => ({
  id: search._id,
  status: search.status,
  createdAt: search.createdAt.toISOString(),
  completedAt: search.completedAt?.toISOString() ?? null,
  deadlineAt: search.deadlineAt.toISOString(),
  resultsCount,
  filters: search.filters,
  scoringWeights: search.weights === undefined ? null : (JSON.parse(search.weights) as Weights),
  providers: search.progress ?? progressOf(search.providers, pages, false),
  revision: search.revision,
})

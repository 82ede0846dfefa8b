import type { listSearches as route, SearchStatus } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { PageFacts } from './domain/page-facts.ts'
import { progressOf } from './domain/progress-of.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

type ListSearchesDeps = Pick<SearchParts, 'searches' | 'pages' | 'results' | 'settings'>

/** The caller's searches, newest first, with the progress of every provider. */
export const listSearches =
  ({ searches, pages, results, settings }: ListSearchesDeps): Handler<typeof route> =>
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
  isWaiting: search.status === 'processing' && search.isWaiting === true,
  deadlineAt: search.deadlineAt.toISOString(),
  resultsCount,
  filters: search.filters,
  scoringWeights: search.weights ?? null,
  providers:
    search.progress ?? progressOf(search.providers, pages, { isOver: false, maxPages: search.filters.maxPages }),
  revision: search.revision,
})

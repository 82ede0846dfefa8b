import { type SearchStatus, recentSearchesShown } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { reasonsToWait } from '@verandah/listing-providers'
import { countsAfterCorrections, countShown } from './count-shown.ts'
import type { PageFacts } from '../domain/page-plan.ts'
import { progressOf } from '../domain/progress-of.ts'
import { isOver, shownStatus, type SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

/** The caller's searches, newest first, with the progress of every provider. */
export const listSearches =
  (deps: SearchParts): Handler<'listSearches'> =>
  async ({ caller }) => {
    const { searches, pages, providers, settings } = deps
    const found = await searches.listOf(caller.sub, settings.SEARCHES_KEPT_PER_USER)
    const current = found.filter((search) => !isOver(search))
    const underWay = current.map(({ _id }) => _id)
    const facts = underWay.length === 0 ? [] : await pages.factsOf(underWay)
    const over = found.filter(isOver)
    const counts = new Map([
      ...(await countsAfterCorrections(deps, caller.sub, over)),
      ...(await Promise.all(current.map(async (search) => [search._id, await countShown(deps, search)] as const))),
    ])
    const reasons = await reasonsToWait(underWay.length === 0 ? [] : providers)
    return found.map((search) => {
      const own = facts.filter(({ searchId }) => searchId === search._id)
      return statusOf(search, { pages: own, reasons }, counts.get(search._id) ?? search.resultsCount)
    })
  }

interface Now {
  pages: PageFacts[]
  reasons: ReadonlyMap<string, string | null>
}

const statusOf = (search: SearchDoc, now: Now, resultsCount: number): SearchStatus => ({
  id: search._id,
  status: shownStatus(search),
  createdAt: search.createdAt.toISOString(),
  completedAt: search.completedAt?.toISOString() ?? null,
  isWaiting: !isOver(search) && search.isWaiting === true,
  deadlineAt: search.deadlineAt.toISOString(),
  failure: search.failure ?? null,
  resultsCount,
  filters: search.filters,
  scoringWeights: search.customWeights ?? search.weights ?? null,
  hasCustomWeights: search.customWeights !== undefined,
  providers:
    search.progress ??
    progressOf(search.providers, now.pages, { isOver: false, maxPages: search.filters.maxPages, ...now }),
  revision: search.revision,
})

/** The latest searches of the other members of the caller's household, newest first. */
export const listHousematesSearches =
  ({ searches, households }: SearchParts): Handler<'listHousematesSearches'> =>
  async ({ caller }) => {
    const found = await households.ofHousemates(caller.sub, async (userId) =>
      (await searches.listOf(userId, recentSearchesShown)).map(askedOf),
    )
    return found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  }

const askedOf = ({ _id: id, createdAt, filters, resultsCount }: SearchDoc) => {
  return { id, createdAt: createdAt.toISOString(), filters, resultsCount }
}

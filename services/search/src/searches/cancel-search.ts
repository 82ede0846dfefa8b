import { SearchCancelled, type AnyEnvelope, type cancelSearch as route, type EventOf } from '@verandah/contracts'
import { newEvent, notFound, type Clock, type Handler, type Job } from '@verandah/kit'
import type { SearchPages } from './search-pages.ts'
import type { SearchResults } from './search-results.ts'
import type { SearchUpdates } from './search-updates.ts'
import type { Searches } from './searches.ts'

interface CancelSearchDeps {
  searches: Searches
  clock: Clock
  broadcast: (event: AnyEnvelope) => Promise<void>
}

/** Cancels a search of the caller: it leaves the list at once, and every process stops asking providers for it. */
export const cancelSearch =
  ({ searches, clock, broadcast }: CancelSearchDeps): Handler<typeof route> =>
  async ({ caller, params }) => {
    if (!(await searches.cancelOwn(params.id, caller.sub, clock.now()))) throw notFound()
    await broadcast(newEvent(SearchCancelled, { searchId: params.id }, { clock }))
  }

/** Hears that a search was cancelled, in this process or another. */
export const stopFetching =
  ({ searchUpdates }: { searchUpdates: SearchUpdates }) =>
  ({ data }: EventOf<typeof SearchCancelled>): void =>
    searchUpdates.cancelled(data.searchId)

interface PurgeDeps {
  searches: Searches
  pages: SearchPages
  results: SearchResults
}

/** Removes what cancelled and outdated searches left: results and pages first, the search itself last. */
export const purgeCancelledSearches = ({ searches, pages, results }: PurgeDeps): Job => ({
  name: 'purge-cancelled-searches',
  intervalMs: 60_000,
  run: async () => {
    for (const id of await searches.purgeable(100)) {
      await results.purgeOf(id)
      await pages.purgeOf(id)
      await searches.purge(id)
    }
  },
})

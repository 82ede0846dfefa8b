import { SearchCancelled, type EventOf } from '@verandah/contracts'
import { newEvent, notFound, type Handler, type Job } from '@verandah/kit'
import { countCancelled } from '../search-metrics.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

/** Cancels a search of the caller: it leaves the list at once, and every process stops fetching for it. */
export const cancelSearch =
  ({ searches, clock, broadcast }: SearchParts): Handler<'cancelSearch'> =>
  async ({ caller, params }) => {
    if (!(await searches.cancelOwn(params.id, caller.sub, clock.now()))) throw notFound()
    countCancelled()
    await broadcast(newEvent(SearchCancelled, { searchId: params.id }, { clock }))
  }

export const stopFetching =
  ({ searchUpdates }: SearchParts) =>
  ({ data }: EventOf<typeof SearchCancelled>): void =>
    searchUpdates.cancelled(data.searchId)

const leaseMs = 120_000
const purgedAtOnce = 100

type Gone = Pick<SearchDoc, '_id' | 'userId'>
type PurgeParts = SearchParts & {
  /** Called before searches are deleted; after a crash, again. */
  onGone?: (searches: readonly Gone[]) => Promise<void>
}

/** Deletes cancelled and outdated searches in one process: results and pages first, the searches last. */
export function purgeCancelledSearches({ searches, pages, results, leases, onGone }: PurgeParts): Job {
  return {
    name: 'purge-cancelled-searches',
    intervalMs: 60_000,
    run: async (signal) => {
      let purged = purgedAtOnce
      while (purged === purgedAtOnce && !signal.aborted && (await leases.hold('purge-cancelled-searches', leaseMs))) {
        const ids = await searches.purgeable(purgedAtOnce)
        await onGone?.(await searches.ownersOf(ids))
        await results.purgeOf(ids)
        await pages.purgeOf(ids)
        purged = await searches.purge(ids)
      }
    },
  }
}

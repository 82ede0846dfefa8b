import { SearchCancelled, type cancelSearch as route, type EventOf } from '@verandah/contracts'
import { newEvent, notFound, type Handler, type Job } from '@verandah/kit'
import type { SearchContext } from '../context.ts'

/** Cancels a search of the caller: it leaves the list at once, and every process stops asking providers for it. */
export const cancelSearch =
  ({ searches, clock, broadcast }: SearchContext): Handler<typeof route> =>
  async ({ caller, params }) => {
    if (!(await searches.cancelOwn(params.id, caller.sub, clock.now()))) throw notFound()
    await broadcast(newEvent(SearchCancelled, { searchId: params.id }, { clock }))
  }

/** Hears that a search was cancelled, in this process or another. */
export const stopFetching =
  ({ news }: SearchContext) =>
  ({ data }: EventOf<typeof SearchCancelled>): void =>
    news.cancelled(data.searchId)

/** Removes what cancelled and outdated searches left: results and pages first, the search itself last. */
export const purgeCancelledSearches = ({ searches, pages, results }: SearchContext): Job => ({
  name: 'purge-cancelled-searches',
  intervalMs: 60_000,
  run: async () => {
    for (const { _id } of await searches.purgeable(100)) {
      await results.purgeOf(_id)
      await pages.purgeOf(_id)
      await searches.purge(_id)
    }
  },
})

import type { deleteSavedSearch as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'

/** Forgets a saved search, what it was compared with, and the searches that ran for it. */
export const deleteSavedSearch =
  ({ clock, savedSearches, savedHomes, searches }: SearchContext): Handler<typeof route> =>
  async ({ caller, params }) => {
    const doc = await savedSearches.removeOwn(params.id, caller.sub)
    if (!doc) throw notFound()
    await savedHomes.forget(doc._id)
    for (const searchId of [doc.runSearchId, doc.lastSearchId])
      if (searchId) await searches.retire(searchId, clock.now())
  }

import type {
  deleteSavedSearch as deleteRoute,
  listSavedSearches as listRoute,
  updateSavedSearch as updateRoute,
} from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { nextRunOf } from './start-run.ts'
import { entitlementOf, toSavedSearch } from './to-saved-search.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'

type ManageDeps = Pick<SavedSearchParts, 'savedSearches' | 'savedHomes' | 'searches' | 'clock' | 'settings'>

/** The caller's saved searches. The token has the latest entitlement. */
export const listSavedSearches =
  ({ savedSearches }: Pick<ManageDeps, 'savedSearches'>): Handler<typeof listRoute> =>
  async ({ caller }) => {
    await savedSearches.refreshEntitlement(caller.sub, entitlementOf(caller))
    return (await savedSearches.listOf(caller.sub)).map(toSavedSearch)
  }

/** Renames, or changes the frequency. When turned on again, it runs at once and starts from a new baseline. */
export const updateSavedSearch =
  ({ clock, savedSearches, savedHomes, settings }: ManageDeps): Handler<typeof updateRoute> =>
  async ({ caller, params, body }) => {
    const doc = await savedSearches.findOwn(params.id, caller.sub)
    if (!doc) throw notFound()
    const now = clock.now()
    const { name = doc.name, frequency = doc.frequency } = body
    const isTurnedOn = doc.frequency === 'off' && frequency !== 'off'
    if (isTurnedOn) await savedHomes.beginAnew(doc._id)
    const isSameFrequency = frequency === doc.frequency
    const planned =
      isSameFrequency && doc.nextCheckAt ? doc.nextCheckAt : nextRunOf({ ...doc, frequency }, settings, now)
    const nextCheckAt = isTurnedOn ? now : (planned ?? null)
    const changes = { name, frequency, nextCheckAt, isSameFrequency }
    const updated = await savedSearches.updateOwn(params.id, caller.sub, changes)
    if (!updated) throw notFound()
    return toSavedSearch(updated)
  }

/** Deletes a saved search, its baseline and its runs. */
export const deleteSavedSearch =
  ({ clock, savedSearches, savedHomes, searches }: ManageDeps): Handler<typeof deleteRoute> =>
  async ({ caller, params }) => {
    const doc = await savedSearches.removeOwn(params.id, caller.sub)
    if (!doc) throw notFound()
    await savedHomes.forget(doc._id)
    for (const searchId of [doc.runSearchId, doc.lastSearchId])
      if (searchId) await searches.retire(searchId, clock.now())
  }

import type { SavedSearchRequest, SavedSearchUpdate, SearchFilters } from '@verandah/contracts'
import { AppError, type Caller, createQueues, type Handler, notFound } from '@verandah/kit'
import { fingerprintOf } from '../homes/fingerprint.ts'
import { nextRunOf } from './start-run.ts'
import { planOf, toSavedSearch, type SavedSearchDoc } from './saved-search-document.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'
import { requireSearchPlan } from '@verandah/user-records'
import { resolveFilters } from '../searches/request/resolve-filters.ts'

/** The caller's saved searches. The token has the latest plan. */
export const listSavedSearches =
  ({ savedSearches }: SavedSearchParts): Handler<'listSavedSearches'> =>
  async ({ caller }) => {
    await savedSearches.refreshPlan(caller.sub, planOf(caller))
    return (await savedSearches.listOf(caller.sub)).map(toSavedSearch)
  }

/** Renames, or changes the frequency. When turned on again, it runs at once and starts from a new baseline. */
export const updateSavedSearch =
  (deps: SavedSearchParts): Handler<'updateSavedSearch'> =>
  async ({ caller, params, body }) =>
    toSavedSearch(await update(deps, { id: params.id, userId: caller.sub, body }))

interface Updating {
  id: string
  userId: string
  body: SavedSearchUpdate
}

/** On a concurrent change, reads the newer record and changes that. */
const update = async (deps: SavedSearchParts, updating: Updating): Promise<SavedSearchDoc> => {
  const { clock, savedSearches, savedHomes, settings } = deps
  const doc = await savedSearches.findOwn(updating.id, updating.userId)
  if (!doc) throw notFound()
  const now = clock.now()
  const { name = doc.name, frequency = doc.frequency } = updating.body
  const isTurnedOn = doc.frequency === 'off' && frequency !== 'off'
  if (isTurnedOn) await savedHomes.beginAnew(doc._id)
  const isSameFrequency = frequency === doc.frequency
  const planned = isSameFrequency ? doc.nextCheckAt : undefined
  const nextCheckAt = isTurnedOn ? now : (planned ?? nextRunOf({ ...doc, frequency }, settings, now))
  return (await savedSearches.change(doc, { name, frequency, nextCheckAt, isSameFrequency })) ?? update(deps, updating)
}

export const deleteSavedSearch =
  (deps: SavedSearchParts): Handler<'deleteSavedSearch'> =>
  async ({ caller, params }) => {
    const { savedSearches } = deps
    const found = await savedSearches.findOwn(params.id, caller.sub)
    if (!found) throw notFound()
    // Before the saved search itself, which can be deleted again after a crash.
    await forgetRuns(deps, found)
    const removed = await savedSearches.removeOwn(params.id, caller.sub)
    // A run may have begun in between.
    if (removed) await forgetRuns(deps, removed)
  }

const forgetRuns = async (
  { clock, savedHomes, searches }: SavedSearchParts,
  { _id, runSearchId, lastSearchId }: SavedSearchDoc,
): Promise<void> => {
  await savedHomes.forget(_id)
  for (const searchId of [runSearchId, lastSearchId]) if (searchId) await searches.retire(searchId, clock.now())
}

/** Runs read as many pages as allowed, so that a missing home is gone rather than on an unread page. */
const pagesOfRuns = 20

/** Saves a search. Its first run, the baseline, is due at once. */
export const saveSearch = (deps: SavedSearchParts): Handler<'saveSearch'> => {
  const inTurn = createQueues()
  return async ({ caller, body }) => {
    await requireSearchPlan(deps, caller)
    const filters = await filtersOf(deps, caller.sub, body)
    const { name, frequency } = body
    const asked = { name, frequency, filters: { ...filters, maxPages: pagesOfRuns } }
    return toSavedSearch(await inTurn(caller.sub, () => save(deps, caller, asked)))
  }
}

const save = async (
  { clock, newId, savedSearches, savedHomes, settings }: SavedSearchParts,
  caller: Caller,
  asked: Asked,
): Promise<SavedSearchDoc> => {
  const own = await savedSearches.listOf(caller.sub)
  const same = own.find(isLike(asked))
  if (same) return same
  if (own.length >= settings.SAVED_SEARCHES_PER_USER) throw tooMany()
  const now = clock.now()
  const doc = {
    ...asked,
    _id: newId(),
    userId: caller.sub,
    standing: planOf(caller),
    createdAt: now,
    homesCount: 0,
    ...(asked.frequency !== 'off' && { nextCheckAt: now }),
  }
  await savedHomes.begin(doc._id)
  await savedSearches.add(doc)
  return doc
}

/** A save whose reply was lost is sent again. */
const isLike =
  ({ name, frequency, filters }: Asked) =>
  (saved: SavedSearchDoc): boolean =>
    saved.name === name && saved.frequency === frequency && fingerprintOf(saved.filters) === fingerprintOf(filters)

type Asked = Pick<SavedSearchDoc, 'name' | 'frequency' | 'filters'>

const filtersOf = async (
  { searches, localities }: SavedSearchParts,
  userId: string,
  { searchId, filters }: SavedSearchRequest,
): Promise<SearchFilters> => {
  if (filters) return resolveFilters(localities, filters)
  const search = await searches.findOwn(searchId ?? '', userId)
  if (!search) throw notFound()
  return search.filters
}

const tooMany = () =>
  new AppError('conflict', {
    code: 'too-many-saved-searches',
    detail: 'You’ve saved as many searches as we allow. Delete one you no longer need.',
  })

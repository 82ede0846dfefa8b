import type { SavedSearchRequest, saveSearch as route, SearchFilters } from '@verandah/contracts'
import { AppError, notFound, type Handler } from '@verandah/kit'
import { requireAllowance, type AllowanceDeps } from '../searches/request/limit-searches.ts'
import { resolveFilters } from '../searches/request/resolve-filters.ts'
import { entitlementOf, toSavedSearch } from './to-saved-search.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'

type SaveSearchDeps = AllowanceDeps &
  Pick<SavedSearchParts, 'savedSearches' | 'savedHomes' | 'searches' | 'localities' | 'newId' | 'settings'>

/** Runs read as many pages as allowed, so that a missing home is gone rather than on an unread page. */
const pagesOfRuns = 20

/** Saves a search. Its first run, the baseline, is due at once. */
export const saveSearch =
  (deps: SaveSearchDeps): Handler<typeof route> =>
  async ({ caller, body }) => {
    const { clock, newId, savedSearches, savedHomes, settings } = deps
    const now = clock.now()
    await requireAllowance(deps, caller)
    const filters = await filtersOf(deps, caller.sub, body)
    if ((await savedSearches.countOf(caller.sub)) >= settings.SAVED_SEARCHES_PER_USER) throw tooMany()
    const { name, frequency } = body
    const doc = {
      _id: newId(),
      userId: caller.sub,
      name,
      frequency,
      filters: { ...filters, maxPages: pagesOfRuns },
      standing: entitlementOf(caller),
      createdAt: now,
      homesCount: 0,
      ...(frequency !== 'off' && { nextCheckAt: now }),
    }
    await savedHomes.begin(doc._id)
    await savedSearches.add(doc)
    return toSavedSearch(doc)
  }

const filtersOf = async (
  { searches, localities }: SaveSearchDeps,
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

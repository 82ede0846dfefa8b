import type { SavedSearchRequest, saveSearch as route, SearchFilters } from '@verandah/contracts'
import { AppError, notFound, type Clock, type Entitlements, type Handler } from '@verandah/kit'
import type { LocalityIndex } from '../localities/domain/locality-index.ts'
import { requireAllowance } from '../searches/require-allowance.ts'
import { resolveFilters } from '../searches/resolve-filters.ts'
import type { Searches } from '../searches/searches.ts'
import type { SavedSearchHomes } from './saved-search-homes.ts'
import type { SavedSearches } from './saved-searches.ts'
import { entitlementOf, toSavedSearch } from './to-saved-search.ts'

interface SaveSearchDeps {
  savedSearches: SavedSearches
  savedHomes: SavedSearchHomes
  searches: Searches
  localities: LocalityIndex
  entitlements: Entitlements
  clock: Clock
  newId: () => string
  settings: { SAVED_SEARCHES_PER_USER: number }
}

/** Runs read as far as searches may: a home that is not found is then gone, not on a page that nobody turned. */
const pagesOfRuns = 20

/** Keeps a search. Its first run, with which later ones are compared, is due at once. */
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
    detail: 'You follow as many searches as we keep for one person. Delete one that you do not need any more.',
  })

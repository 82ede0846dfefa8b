import { hrefOf, listSearchResults, type requestSearch as route } from '@verandah/contracts'
import { Answer, type Clock, type Entitlements, type Handler } from '@verandah/kit'
import type { LocalityIndex } from '../localities/domain/locality-index.ts'
import type { BeginSearch } from './begin-search.ts'
import { requireAllowance } from './require-allowance.ts'
import { resolveFilters } from './resolve-filters.ts'
import type { Searches } from './searches.ts'

interface RequestSearchDeps {
  searches: Searches
  beginSearch: BeginSearch
  localities: LocalityIndex
  entitlements: Entitlements
  clock: Clock
  newId: () => string
  settings: { SEARCHES_KEPT_PER_USER: number }
}

/** Starts a search; the answer does not wait for any provider. */
export const requestSearch =
  (deps: RequestSearchDeps): Handler<typeof route> =>
  async ({ caller, body }) => {
    const { searches, clock, newId, settings } = deps
    await requireAllowance(deps, caller)
    const [searchId, userId] = [newId(), caller.sub]
    await deps.beginSearch({ id: searchId, userId, filters: resolveFilters(deps.localities, body) })
    await searches.retireOld(userId, settings.SEARCHES_KEPT_PER_USER, clock.now())
    const location = hrefOf(listSearchResults, { params: { searchId } })
    return new Answer({ searchId }, { Location: location, 'Retry-After': '1' })
  }

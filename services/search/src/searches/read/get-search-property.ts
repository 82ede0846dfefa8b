import type { getSearchProperty as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { SearchParts } from '../search-parts.ts'
import { showResults, type ShowResultsDeps } from './show-results.ts'

/** A home as a search of the caller saw it, with that search's weights and the caller's current overrides. */
export const getSearchProperty =
  (deps: ShowResultsDeps & Pick<SearchParts, 'searches' | 'results'>): Handler<typeof route> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    const seen = search && (await deps.results.find(search._id, params.propertyId))
    const [shown] = seen ? await showResults(deps, search, [seen]) : []
    if (!shown) throw notFound()
    return shown
  }

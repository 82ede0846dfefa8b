import type { getSearchProperty as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { ShowHomes } from '../ranking/show-homes.ts'
import { rankResults, type RankResultsDeps } from './rank-results.ts'
import type { SearchResults } from './search-results.ts'
import type { Searches } from './searches.ts'

interface GetSearchPropertyDeps extends RankResultsDeps {
  searches: Searches
  results: SearchResults
  showHomes: ShowHomes
}

/** A home as a search of the caller saw it: its facts and the weights then, with the caller's overrides of now. */
export const getSearchProperty =
  (deps: GetSearchPropertyDeps): Handler<typeof route> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    const seen = search && (await deps.results.find(search._id, params.propertyId))
    const [shown] = seen ? await deps.showHomes(caller.sub, await rankResults(deps, search, [seen])) : []
    if (!shown) throw notFound()
    return shown
  }

import type { getSearchProperty as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { rankResults, type RankResultsDeps } from './rank-results.ts'
import type { SearchParts } from './search-parts.ts'

/** A home as a search of the caller saw it: its facts and the weights then, with the caller's overrides of now. */
export const getSearchProperty =
  (deps: RankResultsDeps & Pick<SearchParts, 'searches' | 'results' | 'showHomes'>): Handler<typeof route> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    const seen = search && (await deps.results.find(search._id, params.propertyId))
    const [shown] = seen ? await deps.showHomes(caller.sub, await rankResults(deps, search, [seen])) : []
    if (!shown) throw notFound()
    return shown
  }

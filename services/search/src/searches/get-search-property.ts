import type { getSearchProperty as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { rankResults } from './rank-results.ts'
import { showHome } from '../ranking/show-homes.ts'

/** A home as a search of the caller saw it: its facts and the weights then, with the caller's overrides of now. */
export const getSearchProperty =
  (context: SearchContext): Handler<typeof route> =>
  async ({ caller, params }) => {
    const search = await context.searches.findOwn(params.searchId, caller.sub)
    const seen = search && (await context.results.find(search._id, params.propertyId))
    const [result] = seen ? await rankResults(context, search, [seen]) : []
    if (!result) throw notFound()
    return showHome(context, caller.sub, result)
  }

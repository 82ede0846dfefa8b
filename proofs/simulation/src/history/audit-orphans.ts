import type { Stored } from './stored.ts'

/** Collections that belong to searches, and name no buyer: with its search they must go. */
const partsOfSearches = ['search.search_results', 'search.search_pages']

/** Says what is left of searches that are gone, as of a buyer's who left. */
export function orphansIn(stored: Stored): string[] {
  const searches = new Set((stored.get('search.searches') ?? []).map(({ _id }) => _id))
  return partsOfSearches.flatMap((place) => {
    const left = (stored.get(place) ?? []).filter(({ searchId }) => !searches.has(String(searchId)))
    return left.length === 0 ? [] : [`${place} holds ${left.length} of a search that is gone, as ${left[0]?._id}`]
  })
}

import type { Store } from '@verandah/kit'
import type { BeginSearch } from '../searches/request/begin-search.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { createSavedSearchHomes } from './saved-search-homes.ts'
import { createSavedSearches } from './saved-searches.ts'

export function createSavedSearchParts(kit: { store: Store }) {
  return {
    savedSearches: createSavedSearches(kit),
    savedHomes: createSavedSearchHomes(kit),
  }
}

/** The dependencies of this folder's use cases. */
export type SavedSearchParts = SearchParts &
  ReturnType<typeof createSavedSearchParts> & { readonly beginSearch: BeginSearch }

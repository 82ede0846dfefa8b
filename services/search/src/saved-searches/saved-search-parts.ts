import type { Store } from '@verandah/kit'
import type { BeginSearch } from '../searches/request/begin-search.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { createSavedSearchHomes } from './saved-search-homes.ts'
import { createSavedSearches } from './saved-searches.ts'

/** The collections of saved searches. */
export function createSavedSearchParts(kit: { store: Store }) {
  return {
    savedSearches: createSavedSearches(kit),
    savedHomes: createSavedSearchHomes(kit),
  }
}

interface Settings {
  SAVED_SEARCHES_PER_USER: number
  /** How often an instant saved search runs. */
  SAVED_SEARCH_INSTANT_MS: number
}

/** The dependencies of this folder's use cases. */
export interface SavedSearchParts extends ReturnType<typeof createSavedSearchParts>, Omit<SearchParts, 'settings'> {
  readonly beginSearch: BeginSearch
  readonly settings: Settings
}

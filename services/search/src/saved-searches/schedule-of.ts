import type { SearchSettings } from '../config.ts'
import { nextCheckAt } from './domain/next-check.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'

/** When a saved search runs after `now`; null while it is off. */
export const scheduleOf = (
  { _id, frequency, filters }: Pick<SavedSearchDoc, '_id' | 'frequency' | 'filters'>,
  { SAVED_SEARCH_INSTANT_MS: instantMs }: Pick<SearchSettings, 'SAVED_SEARCH_INSTANT_MS'>,
  now: Date,
): Date | null => {
  const [place] = filters.locations
  return place === undefined ? null : nextCheckAt({ frequency, place, id: _id, instantMs }, now)
}

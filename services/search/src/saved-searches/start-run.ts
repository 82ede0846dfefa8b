import { SearchRequested } from '@verandah/contracts'
import { isDuplicateKey, newEvent } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { newSearch } from '../searches/domain/new-search.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'

/** Requests the search that a run is, under the id that the run was claimed with: a second attempt changes nothing. */
export const startRun = async (context: SearchContext, doc: SavedSearchDoc, searchId: string): Promise<void> => {
  const { clock, settings, searches, providers } = context
  const { userId, filters } = doc
  const asking = { id: searchId, userId, filters, savedSearchId: doc._id }
  const search = newSearch({ ...asking, now: clock.now(), deadlineMs: settings.SEARCH_DEADLINE_MS })
  const deadlineAt = search.deadlineAt.toISOString()
  const requested = newEvent(SearchRequested, { searchId, userId, filters, deadlineAt }, { clock })
  const asked = providers.map(({ id, name, isSample }) => ({ id, name, isSample }))
  try {
    await searches.add(search, asked, [requested])
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

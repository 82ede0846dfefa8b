import type { Job } from '@verandah/kit'
import { attempt, startRun } from './start-run.ts'
import { concludeRun } from './conclude-run.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'

/** Runs due saved searches through the usual pipeline and compares finished ones. One process runs each. */
export function runSavedSearches(deps: SavedSearchParts): Job {
  return {
    name: 'run-saved-searches',
    intervalMs: 5_000,
    run: async () => {
      const { savedSearches, savedHomes, clock, settings } = deps
      for (const doc of await savedSearches.underWay()) await attempt(deps, doc, concludeRun)
      const due = await savedSearches.dueAt(clock.now(), settings.SAVED_SEARCH_INSTANT_MS)
      for (const doc of due) await attempt(deps, doc, startRun)
      await savedHomes.purgeForgotten()
    },
  }
}

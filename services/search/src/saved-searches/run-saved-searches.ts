import type { Job } from '@verandah/kit'
import { attempt, startRun } from './start-run.ts'
import { concludeRun } from './conclude-run.ts'
import { savedSearchBatch } from './saved-searches.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'

/** Runs due saved searches through the usual pipeline and compares finished ones. One process runs each. */
export function runSavedSearches(deps: SavedSearchParts): Job {
  // After a full batch the next one follows it, so that runs that cannot be concluded block no others.
  let lastRun = ''
  return {
    name: 'run-saved-searches',
    intervalMs: 5_000,
    run: async () => {
      const { savedSearches, savedHomes, clock, settings } = deps
      const underWay = await savedSearches.underWay(lastRun)
      for (const doc of underWay) await attempt(deps, doc, concludeRun)
      lastRun = underWay[savedSearchBatch - 1]?.runSearchId ?? ''
      const due = await savedSearches.dueAt(clock.now(), settings.SAVED_SEARCH_INSTANT_MS)
      for (const doc of due) await attempt(deps, doc, startRun)
      await savedHomes.purgeForgotten()
    },
  }
}

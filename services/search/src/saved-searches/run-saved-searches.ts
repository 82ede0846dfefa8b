import { maySearch } from '@verandah/contracts'
import { reasonOf, type Job } from '@verandah/kit'
import { concludeRun, type ConcludeRunDeps } from './conclude-run.ts'
import { nextCheckAt } from './domain/next-check.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'

type RunSavedSearchesDeps = ConcludeRunDeps & Pick<SavedSearchParts, 'entitlements' | 'newId' | 'log' | 'settings'>

/** Runs saved searches that are due through the usual pipeline, and compares those that are done. Each run is one process's. */
export const runSavedSearches = (deps: RunSavedSearchesDeps): Job => ({
  name: 'run-saved-searches',
  intervalMs: 5_000,
  run: async () => {
    const { savedSearches, savedHomes, clock, settings } = deps
    for (const doc of await savedSearches.underWay()) await attempt(deps, doc, concludeRun)
    const due = await savedSearches.dueAt(clock.now(), settings.SAVED_SEARCH_INSTANT_MS)
    for (const doc of due) await attempt(deps, doc, startRun)
    await savedHomes.purgeForgotten()
  },
})

/** One that cannot be run keeps none of the others waiting. */
const attempt = async (
  deps: RunSavedSearchesDeps,
  doc: SavedSearchDoc,
  work: (deps: RunSavedSearchesDeps, doc: SavedSearchDoc) => Promise<void>,
): Promise<void> => {
  try {
    await work(deps, doc)
  } catch (error) {
    deps.log.error({ savedSearchId: doc._id, reason: reasonOf(error), error }, 'a saved search could not be run')
  }
}

const startRun = async (deps: RunSavedSearchesDeps, doc: SavedSearchDoc): Promise<void> => {
  const { savedSearches, entitlements, clock, newId, settings } = deps
  const { _id: savedSearchId, userId, filters } = doc
  const now = clock.now()
  const next = nextRunOf(doc, settings, now)
  if (next === null) return
  if (!maySearch({ ...doc.standing, ...(await entitlements.of(userId)) }, now)) {
    await savedSearches.postpone(doc, next)
    return
  }
  const id = newId()
  if (await savedSearches.claimRun(doc, id, next)) await deps.beginSearch({ id, userId, filters, savedSearchId })
}

/** When a saved search runs after `now`; null while it is off. */
export const nextRunOf = (
  { _id: id, frequency, filters }: Pick<SavedSearchDoc, '_id' | 'frequency' | 'filters'>,
  { SAVED_SEARCH_INSTANT_MS: instantMs }: SavedSearchParts['settings'],
  now: Date,
): Date | null => {
  const [place] = filters.locations
  return place === undefined ? null : nextCheckAt({ frequency, place, id, instantMs }, now)
}

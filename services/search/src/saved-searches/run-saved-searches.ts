import { maySearch } from '@verandah/contracts'
import { reasonOf, type Job } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { concludeRun } from './conclude-run.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'
import { scheduleOf } from './schedule-of.ts'
import { startRun } from './start-run.ts'

/** Runs saved searches that are due through the usual pipeline, and compares those that are done. Each run is one process's. */
export const runSavedSearches = (context: SearchContext): Job => ({
  name: 'run-saved-searches',
  intervalMs: 5_000,
  run: async () => {
    const { savedSearches, savedHomes, clock } = context
    for (const doc of await savedSearches.underWay()) await unharmed(context, doc, () => concludeRun(context, doc))
    for (const doc of await savedSearches.dueAt(clock.now())) await unharmed(context, doc, () => begin(context, doc))
    await savedHomes.purgeForgotten()
  },
})

/** One that cannot be run keeps none of the others waiting. */
const unharmed = async ({ log }: SearchContext, { _id }: SavedSearchDoc, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    log.error({ savedSearchId: _id, reason: reasonOf(error), error }, 'a saved search could not be run')
  }
}

const begin = async (context: SearchContext, doc: SavedSearchDoc): Promise<void> => {
  const { savedSearches, clock, newId, settings } = context
  const now = clock.now()
  const next = scheduleOf(doc, settings, now)
  if (next === null) return
  const known = await context.entitlements.of(doc.userId)
  if (!maySearch({ ...doc.standing, ...known }, now)) {
    await savedSearches.postpone(doc, next)
    return
  }
  const searchId = newId()
  if (await savedSearches.claimRun(doc, searchId, next)) await startRun(context, doc, searchId)
}

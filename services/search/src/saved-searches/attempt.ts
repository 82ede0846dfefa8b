import { reasonOf, type Kit } from '@verandah/kit'
import type { SavedSearchDoc } from './saved-search-document.ts'

/** Runs a step for a saved search; a failure does not block the others. */
export async function attempt<Deps extends Pick<Kit<unknown>, 'log'>>(
  deps: Deps,
  doc: SavedSearchDoc,
  work: (deps: Deps, doc: SavedSearchDoc) => Promise<void>,
): Promise<void> {
  try {
    await work(deps, doc)
  } catch (error) {
    deps.log.error({ savedSearchId: doc._id, reason: reasonOf(error), error }, 'a saved search could not be run')
  }
}

import { hasSearchPlan } from '@verandah/user-records'
import { fingerprintOf } from '../homes/fingerprint.ts'
import { nextCheckAt } from './domain/next-check.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'
import { reasonOf } from '@verandah/kit'

/** Starts the run of a due saved search; equal ones follow it. */
export async function startRun(deps: SavedSearchParts, doc: SavedSearchDoc): Promise<void> {
  const { savedSearches, clock, settings } = deps
  const now = clock.now()
  const next = nextRunOf(doc, settings, now)
  if (next === null) return
  if (!(await mayRun(deps, doc))) {
    await savedSearches.postpone(doc, next)
    return
  }
  await beginRun(deps, doc, next, (run) => savedSearches.follow(run, now, settings.SAVED_SEARCH_INSTANT_MS))
}

export function mayRun(deps: SavedSearchParts, { userId, standing }: SavedSearchDoc): Promise<boolean> {
  return hasSearchPlan(deps, { ...standing, userId })
}

type Run = Parameters<SavedSearchParts['savedSearches']['claimRun']>[1]

/** Runs it through the usual pipeline, unless another process does. */
export async function beginRun(
  { savedSearches, beginSearch, newId }: SavedSearchParts,
  doc: SavedSearchDoc,
  next: Date,
  onClaimed: (run: Run) => Promise<unknown>,
): Promise<void> {
  const { _id: savedSearchId, userId, filters } = doc
  const run = { runSearchId: newId(), filterKey: fingerprintOf(filters), next }
  if (!(await savedSearches.claimRun(doc, run))) return
  await onClaimed(run)
  await beginSearch({ id: run.runSearchId, userId, filters, savedSearchId })
}

/** When a saved search runs after `now`; null while it is off. */
export function nextRunOf(
  { frequency, filters }: Pick<SavedSearchDoc, 'frequency' | 'filters'>,
  { SAVED_SEARCH_INSTANT_MS: instantMs }: SavedSearchParts['settings'],
  now: Date,
): Date | null {
  const [place] = filters.locations
  if (place === undefined) return null
  return nextCheckAt({ frequency, place, filterKey: fingerprintOf(filters), instantMs }, now)
}

/** Runs a step for a saved search; a failure does not block the others. */
export async function attempt(
  deps: SavedSearchParts,
  doc: SavedSearchDoc,
  work: (deps: SavedSearchParts, doc: SavedSearchDoc) => Promise<void>,
): Promise<void> {
  try {
    await work(deps, doc)
  } catch (error) {
    deps.log.error({ savedSearchId: doc._id, reason: reasonOf(error), error }, 'a saved search could not be run')
  }
}

import { type HomeChange, maxChangesPerMessage, SavedSearchChecked, type EventOf } from '@verandah/contracts'
import { propertiesNow } from '../ranking/get-property.ts'
import type { Change } from './domain/changes-of-home.ts'
import { baselineOf } from './domain/compare-homes.ts'
import { isWhole, compareFound, countHere } from './compare-found.ts'
import type { SearchDoc } from '../searches/search-document.ts'
import { statingMusts } from '../searches/read/keep-matching.ts'
import { followRun } from './follow-run.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'
import { newEvent, slicesOf, type Clock } from '@verandah/kit'

const retryMs = 15 * 60_000

/** Compares a finished run with the previous one. Changes and memory are one write, by one process. */
export async function concludeRun(deps: SavedSearchParts, doc: SavedSearchDoc): Promise<void> {
  const { savedSearches, searches, clock } = deps
  const { _id: id, userId, filters, runSearchId = '' } = doc
  const search = await searches.find(runSearchId)
  if (!search) return deps.beginSearch({ id: runSearchId, userId, filters, savedSearchId: id })
  if (search.status === 'processing') return
  if (search.status !== 'failed') await followRun(deps, search)
  const homesCount = search.status === 'failed' || doc.frequency === 'off' ? null : await compareRun(deps, doc, search)
  const now = clock.now()
  if (homesCount === null) {
    await savedSearches.endRun(id, runSearchId, { retryAt: new Date(now.getTime() + retryMs) })
    await searches.retire(runSearchId, now)
    return
  }
  await savedSearches.endRun(id, runSearchId, { lastCheckedAt: now, ranAt: now, lastSearchId: runSearchId, homesCount })
  if (doc.lastSearchId && doc.lastSearchId !== runSearchId) await searches.retire(doc.lastSearchId, now)
}

/** Resolves to the number of known homes; null when the run was unusable as a baseline. */
const compareRun = async (deps: SavedSearchParts, doc: SavedSearchDoc, search: SearchDoc): Promise<number | null> => {
  const { clock, savedHomes, pages } = deps
  const last = await savedHomes.find(doc._id)
  if (!last) return null
  if (last.searchId === search._id) return last.homes && countHere(last.homes)
  const facts = await pages.factsOf([search._id])
  const providers = search.providers.map(({ id }) => id)
  if (last.homes === null && !isWhole(providers, facts)) return null
  const found = (await statingMusts(deps, search, await deps.results.listOf(search._id))).map(({ home }) => home)
  const now = clock.now().toISOString()
  const { changes, known } =
    last.homes === null
      ? { changes: [], known: baselineOf(found, now) }
      : await compareFound(deps.properties, last.homes, { found, pages: facts, now })
  const check = last.check + 1
  const scored = await scoreChanges(deps, doc.userId, await withoutHidden(deps, doc.userId, changes))
  const events = announceChanges(doc, { searchId: search._id, check, changes: scored }, clock)
  await savedHomes.record(last, { searchId: search._id, homes: known }, events)
  return countHere(known)
}

/** Hidden homes are no news. */
const withoutHidden = async ({ homeMarks }: SavedSearchParts, userId: string, changes: Change[]): Promise<Change[]> => {
  if (changes.length === 0) return changes
  const hidden = await homeMarks.hiddenBy(userId)
  return changes.filter(({ propertyId }) => !hidden.has(propertyId))
}

/** Mails state the number of homes that the results page shows. */
const scoreChanges = async (deps: SavedSearchParts, userId: string, changes: Change[]): Promise<HomeChange[]> => {
  const there = new Set(changes.filter(({ kind }) => kind !== 'gone').map(({ propertyId }) => propertyId))
  const scores = new Map((await propertiesNow(deps, userId, [...there])).map(({ id, score }) => [id, score]))
  return changes.map((change) => ({ ...change, score: scores.get(change.propertyId) ?? null }))
}

/** The events of a comparison; none without differences. Event ids are deterministic. */
function announceChanges(
  { _id: savedSearchId, userId, name, frequency }: SavedSearchDoc,
  { changes, ...check }: Pick<EventOf<typeof SavedSearchChecked>['data'], 'searchId' | 'check' | 'changes'>,
  clock: Clock,
): EventOf<typeof SavedSearchChecked>[] {
  const common = { savedSearchId, userId, name, frequency, ...check, checkedAt: clock.now().toISOString() }
  return slicesOf(changes, maxChangesPerMessage).map((part, index) =>
    newEvent(
      SavedSearchChecked,
      { ...common, changes: part },
      { clock, id: `${savedSearchId}:${check.check}:${index}` },
    ),
  )
}

import { isDeepStrictEqual } from 'node:util'
import type { KeptHome } from '@verandah/contracts'
import { matchesFilters, withoutSilent } from '@verandah/listing-providers/listing'
import { foundHomes } from '../searches/read/keep-matching.ts'
import type { SearchDoc } from '../searches/search-document.ts'
import type { SearchParts } from '../searches/search-parts.ts'
import { attempt, beginRun, mayRun, nextRunOf } from './start-run.ts'
import { compareFound, countHere } from './compare-found.ts'
import type { SavedSearchDoc } from './saved-search-document.ts'
import type { SavedSearchParts } from './saved-search-parts.ts'
import { dueSoonMs } from './saved-searches.ts'

/** Compares followers of a run with what it found; those with differences then run themselves. */
export async function followRun(deps: SavedSearchParts, { _id: searchId }: SearchDoc): Promise<void> {
  let run: Run | undefined
  for await (const followers of deps.savedSearches.followersOf(searchId)) {
    const seen = (run ??= { homes: await foundHomes(deps, searchId), pages: await deps.pages.factsOf([searchId]) })
    for (const doc of followers) await attempt(deps, doc, (_, follower) => follow(deps, follower, seen))
  }
}

interface Run {
  homes: KeptHome[]
  pages: Awaited<ReturnType<SearchParts['pages']['factsOf']>>
}

const follow = async (deps: SavedSearchParts, doc: SavedSearchDoc, { homes, pages }: Run): Promise<void> => {
  const { savedSearches, savedHomes, properties, overrides, clock, settings } = deps
  const next = nextRunOf(doc, settings, endOfRound(doc, settings, clock.now()))
  const planned = doc.frequency === 'daily' && next !== null ? { nextCheckAt: next } : {}
  if (next === null || !(await mayRun(deps, doc))) {
    await savedSearches.endFollowing(doc, planned)
    return
  }
  const last = await savedHomes.find(doc._id)
  const own = await overrides.of(doc.userId)
  const matching = homes.filter((home) => matchesFilters(home, doc.filters, own.get(home.id)))
  const found = withoutSilent(matching, doc.filters, own)
  const now = clock.now()
  const compared = last?.homes && (await compareFound(properties, last.homes, { found, pages, now: now.toISOString() }))
  if (!compared || compared.changes.length > 0) return beginRun(deps, doc, next, () => Promise.resolve())
  if (!isDeepStrictEqual(compared.known, last.homes)) await savedHomes.record(last, { homes: compared.known }, [])
  const checked = { lastCheckedAt: now, homesCount: countHere(compared.known) }
  await savedSearches.endFollowing(doc, { ...checked, ...planned })
}

/** A daily one may follow a run shortly before its own moment, which this run then replaces. */
const endOfRound = ({ frequency }: SavedSearchDoc, settings: SavedSearchParts['settings'], now: Date): Date =>
  frequency === 'daily' ? new Date(now.getTime() + dueSoonMs(settings.SAVED_SEARCH_INSTANT_MS)) : now

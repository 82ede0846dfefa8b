import type { Loosening, SearchedLocality } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { keysInSuburb } from '@verandah/listing-providers/same-home'
import { currentSince } from '../../../homes/get-price-evidence.ts'
import { foundHomes } from '../keep-matching.ts'
import type { SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import { loosenNarrowing, partsOf, loosenSearch } from './domain/loosen.ts'
import { costsNow } from './costs-now.ts'
import { type Narrowing, questionsOf } from './domain/narrowing.ts'
import { narrowHomes } from './narrowed-homes.ts'
import { placesAround } from './domain/area.ts'
import { readFact } from './read-fact.ts'

/** How many homes the list of a search of the caller gains without each filter, largest gain first. */
export const listLoosenings =
  (deps: SearchParts): Handler<'listLoosenings'> =>
  async ({ caller, params, query }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const isNarrowed = partsOf(query).length > 0
    const found = isNarrowed ? await ofNarrowing(deps, search, query) : await ofSearch(deps, search)
    return found.filter(({ homes }) => homes > 0).toSorted((one, other) => other.homes - one.homes)
  }

const ofNarrowing = async (deps: SearchParts, search: SearchDoc, narrowing: Narrowing): Promise<Loosening[]> => {
  const { hidden, silent, unseen } = narrowing
  const now = deps.clock.now()
  const costOf = await costsNow(deps, search, { narrowing, reads: [], now })
  const places = placesAround(deps.localities, search.filters.locations)
  const parts = partsOf(narrowing).map((part) => {
    const facts = [part.narrowing.fact ?? []].flat().map(readFact)
    return { ...part, questions: questionsOf(part.narrowing, { now, facts, costOf, ...places }) }
  })
  const reads = parts.flatMap(({ questions }) => questions.flatMap((one) => one.reads))
  const asked = { narrowing: { hidden, silent, unseen }, reads, now, costOf }
  return loosenNarrowing(parts, await narrowHomes(deps, search, asked))
}

/**
 * Among all homes that the search found, and those of its suburbs that other searches and feeds have brought, in their
 * current state: providers send only what matches. Hidden homes are no gain.
 */
const ofSearch = async (deps: SearchParts, { _id, userId, filters }: SearchDoc): Promise<Loosening[]> => {
  const [found, known, hidden] = await Promise.all([
    foundHomes(deps, _id),
    knownIn(deps, filters.locations),
    deps.homeMarks.hiddenBy(userId),
  ])
  const all = new Map([...known, ...found].map((home) => [home.id, home]))
  const homes = [...all.values()].filter(({ id }) => !hidden.has(id))
  return loosenSearch(homes, filters, await deps.overrides.of(userId))
}

const knownIn = async ({ listings, properties, clock }: SearchParts, suburbs: readonly SearchedLocality[]) => {
  const docs = await properties.byIds(await listings.underKeys(suburbs.flatMap(keysInSuburb)))
  const since = currentSince(clock.now())
  return docs.flatMap(({ home, mergedInto }) => (home && mergedInto == null && home.updatedAt >= since ? [home] : []))
}

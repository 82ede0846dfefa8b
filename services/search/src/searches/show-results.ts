import { CurrentOffer, type Property, type PropertySnapshot } from '@verandah/contracts'
import { matchesFilters } from '../providers/domain/matches-filters.ts'
import { followOverrides } from '../ranking/domain/follow-overrides.ts'
import type { SearchDoc } from './search-document.ts'
import type { ResultDoc } from './search-results.ts'
import type { SearchParts } from './search-parts.ts'

export type ShowResultsDeps = Pick<SearchParts, 'properties' | 'overrides' | 'userWeights' | 'showHomes'>

/**
 * Results of a search as its owner is shown them, best first. While it is processing, a home that matches no longer is left out; once it is
 * over, a home stays as it was seen and says how it is offered now.
 */
export const showResults = async (
  deps: ShowResultsDeps,
  search: SearchDoc,
  found: ResultDoc[],
): Promise<Property[]> => {
  const now = new Map((await deps.properties.newerThan(found)).map((home) => [home.id, home]))
  const isOver = search.status !== 'processing'
  const isShown = (home: PropertySnapshot | undefined) => isOver || !home || matchesFilters(home, search.filters)
  const kept = found.filter(({ propertyId }) => isShown(now.get(propertyId)))
  const shown = await deps.showHomes(search.userId, await rankResults(deps, search, kept))
  return isOver ? shown.map((home) => ({ ...home, current: newOfferOf(home, now.get(home.id)) })) : shown
}

/** Scored with the weights of the search and its owner's overrides of now. */
const rankResults = async (
  { overrides, userWeights }: ShowResultsDeps,
  { userId, weights, filters }: SearchDoc,
  results: ResultDoc[],
): Promise<ResultDoc[]> => {
  const ids = results.map(({ propertyId }) => propertyId)
  const own = await overrides.of(userId, ids)
  return followOverrides(results, { weights: weights ?? (await userWeights.of(userId)), filters, overrides: own })
}

const partsOfOffer = Object.keys(CurrentOffer.shape) as (keyof CurrentOffer)[]

const newOfferOf = (seen: PropertySnapshot, now: PropertySnapshot | undefined): CurrentOffer | null =>
  now === undefined || partsOfOffer.every((part) => now[part] === seen[part]) ? null : CurrentOffer.parse(now)

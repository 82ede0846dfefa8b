import { CurrentOffer, type Property, type PropertySnapshot, type ScoreOverrides } from '@verandah/contracts'
import { withWishes } from '@verandah/scoring-model'
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
  const own = await deps.overrides.of(
    search.userId,
    found.map(({ propertyId }) => propertyId),
  )
  const isShown = ({ propertyId, home }: ResultDoc) =>
    isOver || matchesFilters(now.get(propertyId) ?? home, search.filters, own.get(propertyId))
  const ranked = await rankResults(deps, search, { results: found.filter(isShown), own })
  const shown = await deps.showHomes(search.userId, ranked)
  return isOver ? shown.map((home) => ({ ...home, current: newOfferOf(home, now.get(home.id)) })) : shown
}

/** Scored with the weights of the search and its owner's overrides of now. */
const rankResults = async (
  { userWeights }: ShowResultsDeps,
  { userId, weights, filters }: SearchDoc,
  { results, own }: { results: ResultDoc[]; own: ReadonlyMap<string, ScoreOverrides> },
): Promise<ResultDoc[]> =>
  followOverrides(results, {
    weights: weights ?? withWishes(await userWeights.of(userId), filters),
    ...{ filters, overrides: own },
  })

const partsOfOffer = Object.keys(CurrentOffer.shape) as (keyof CurrentOffer)[]

const newOfferOf = (seen: PropertySnapshot, now: PropertySnapshot | undefined): CurrentOffer | null =>
  now === undefined || partsOfOffer.every((part) => now[part] === seen[part]) ? null : CurrentOffer.parse(now)

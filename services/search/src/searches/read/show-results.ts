import { CurrentOffer, type Property, type KeptHome, type ScoreOverrides } from '@verandah/contracts'
import { matchesFilters } from '@verandah/listing-providers/listing'
import { followOverrides } from '@verandah/scoring-model'
import { isOver, type SearchDoc } from '../search-document.ts'
import type { ResultDoc } from '../search-result-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { weightsOf } from '../score/weigh-search.ts'
import { timesOf } from './cards/domain/open-homes.ts'
import { notFound, type Handler } from '@verandah/kit'

export interface Known {
  own: ReadonlyMap<string, ScoreOverrides>
  /** Homes that changed since they were found; null if not checked. */
  changed: KeptHome[] | null
}

/**
 * Results as shown to the owner, best first, scored with the search's weights and current overrides. While processing,
 * homes that no longer match are left out; afterwards homes stay as seen, with their current offer and today's times.
 */
export async function showResults(
  deps: SearchParts,
  search: SearchDoc,
  found: readonly ResultDoc[],
  known?: Known,
): Promise<Property[]> {
  if (found.length === 0) return []
  const changed = known?.changed ?? (await deps.properties.newerThan(found))
  const now = new Map(changed.map((home) => [home.id, home]))
  const hasEnded = isOver(search)
  const own = known?.own ?? (await deps.overrides.of(search.userId))
  const isShown = ({ propertyId, home }: ResultDoc) =>
    hasEnded || matchesFilters(now.get(propertyId) ?? home, search.filters, own.get(propertyId))
  const { userId, filters } = search
  const weights = await weightsOf(deps, search)
  const isReweighed = search.customWeights !== undefined
  const ranked = followOverrides(found.filter(isShown), { weights, isReweighed, filters, overrides: own })
  const searchedAt = search.createdAt.toISOString()
  const mine = ranked.map((result) => ({ ...result, overrides: own.get(result.propertyId) ?? null }))
  return (await deps.showHomes(userId, mine, weights)).map((home) => {
    const latest = hasEnded ? now.get(home.id) : undefined
    return { ...home, ...(latest && timesOf(latest)), searchedAt, current: newOfferOf(home, latest) }
  })
}

const partsOfOffer = Object.keys(CurrentOffer.shape) as (keyof CurrentOffer)[]

const newOfferOf = (seen: CurrentOffer, now: KeptHome | undefined): CurrentOffer | null =>
  now === undefined || partsOfOffer.every((part) => now[part] === seen[part]) ? null : CurrentOffer.parse(now)

/** A home as a search of the user saw it, with that search's weights and the user's current overrides; null if none. */
export async function homeSeenIn(
  deps: SearchParts,
  userId: string,
  { searchId, propertyId }: { searchId: string; propertyId: string },
): Promise<Property | null> {
  const search = await deps.searches.findOwn(searchId, userId)
  if (!search) return null
  const [shown] = await showResults(deps, search, await deps.results.findAll(searchId, [propertyId]))
  return shown ?? null
}

export const getSearchProperty =
  (deps: SearchParts): Handler<'getSearchProperty'> =>
  async ({ caller, params }) => {
    const shown = await homeSeenIn(deps, caller.sub, params)
    if (!shown) throw notFound()
    return shown
  }

import type { KeptHome, ScoreOverrides, SearchFilters } from '@verandah/contracts'
import { matchesFilters } from '@verandah/listing-providers/listing'
import type { SearchParts } from '../search-parts.ts'

interface Search {
  searchId: string
  userId: string
  filters: SearchFilters
}

/**
 * Filters to the homes that match a search as shown to its buyer, with overrides; non-matching homes and aliases are
 * removed from it.
 */
export async function keepMatching(
  { results, properties, overrides }: Pick<SearchParts, 'results' | 'properties' | 'overrides'>,
  { searchId, userId, filters }: Search,
  homes: KeptHome[],
): Promise<{ matching: KeptHome[]; own: Map<string, ScoreOverrides> }> {
  const ids = homes.map(({ id }) => id)
  const own = await overrides.of(userId, ids)
  const aliases = (await properties.aliasesOf(ids)).flatMap(({ home }) => home ?? [])
  const aliasIds = new Set(aliases.map(({ id }) => id))
  const shown = homes.filter(({ id }) => !aliasIds.has(id))
  const matching = new Set(shown.filter((home) => matchesFilters(home, filters, own.get(home.id))))
  const others = shown.filter((home) => !matching.has(home))
  await results.leaveOut(searchId, [...others, ...aliases])
  return { matching: [...matching], own }
}

import type { PropertySnapshot, SearchFilters } from '@verandah/contracts'
import { matchesFilters } from '../providers/domain/matches-filters.ts'
import type { SearchParts } from './search-parts.ts'

interface Search {
  searchId: string
  filters: SearchFilters
}

/**
 * Resolves to the homes that match a search as they are shown now; the others are left out of it, and so is whatever goes on under another
 * address and shows the same as one of them.
 */
export const keepMatching = async (
  { results, properties }: Pick<SearchParts, 'results' | 'properties'>,
  { searchId, filters }: Search,
  homes: PropertySnapshot[],
): Promise<PropertySnapshot[]> => {
  const aliases = (await properties.aliasesOf(homes.map(({ id }) => id))).flatMap(({ home }) => home ?? [])
  const aliasIds = new Set(aliases.map(({ id }) => id))
  const matching = new Set(homes.filter((home) => matchesFilters(home, filters) && !aliasIds.has(home.id)))
  const others = homes.filter((home) => !matching.has(home) && !aliasIds.has(home.id))
  await results.leaveOut(searchId, [...others, ...aliases])
  return [...matching]
}

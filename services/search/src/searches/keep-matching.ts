import type { PropertySnapshot, SearchFilters } from '@verandah/contracts'
import { matchesFilters } from '../providers/domain/matches-filters.ts'
import type { SearchParts } from './search-parts.ts'

interface Search {
  searchId: string
  filters: SearchFilters
}

/** Resolves to the homes that match a search as they are shown now; the others are left out of it. */
export const keepMatching = async (
  { results }: Pick<SearchParts, 'results'>,
  { searchId, filters }: Search,
  homes: PropertySnapshot[],
): Promise<PropertySnapshot[]> => {
  const matching = new Set(homes.filter((home) => matchesFilters(home, filters)))
  await results.leaveOut(
    searchId,
    homes.filter((home) => !matching.has(home)),
  )
  return [...matching]
}

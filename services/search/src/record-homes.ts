import type { SearchContext } from './context.ts'
import type { SearchDoc } from './search-document.ts'
import type { ScoredHome } from './search-results.ts'

/** Writes homes where the search shows them and where the user's ranking across searches does. */
export const recordHomes = async (context: SearchContext, search: SearchDoc, scored: ScoredHome[]): Promise<void> => {
  const { userId, filters, createdAt } = search
  await context.results.record(search._id, scored)
  await context.userProperties.record(userId, scored, { locations: filters.locations, foundAt: createdAt })
}

import { type listHousematesSearches as route, recentSearchesShown } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

/** The latest searches of the other members of the caller's household, newest first. */
export const listHousematesSearches =
  ({ searches, households }: Pick<SearchParts, 'searches' | 'households'>): Handler<typeof route> =>
  async ({ caller }) => {
    const found = await households.ofHousemates(caller.sub, async (userId) =>
      (await searches.listOf(userId, recentSearchesShown)).map(askedOf),
    )
    return found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  }

const askedOf = ({ _id: id, createdAt, filters, resultsCount }: SearchDoc) => {
  return { id, createdAt: createdAt.toISOString(), filters, resultsCount }
}

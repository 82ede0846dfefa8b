import { type listHousematesSearches as route, recentSearchesShown } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { type Households, toHousemate } from '@verandah/user-records'
import type { SearchParts } from './search-parts.ts'

/** The latest searches of the other members of the caller's household, newest first. */
export const listHousematesSearches =
  ({ searches, households }: Pick<SearchParts, 'searches'> & { households: Households }): Handler<typeof route> =>
  async ({ caller }) => {
    const housemates = await households.housematesOf(caller.sub)
    const lists = await Promise.all(
      housemates.map(async (member) =>
        (await searches.listOf(member.userId, recentSearchesShown)).map(
          ({ _id: id, createdAt, filters, resultsCount }) => ({
            id,
            member: toHousemate(member),
            createdAt: createdAt.toISOString(),
            filters,
            resultsCount,
          }),
        ),
      ),
    )
    return lists.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  }

import type { KeptHome, PropertyScore } from '@verandah/contracts'
import type { Seen } from '../../homes/domain/seen.ts'
import { statingMusts } from '../read/keep-matching.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { showcaseOwner } from '../which-searches.ts'

/**
 * Writes stored homes to the search's results and to the user's ranking, where homes that its list leaves out are not
 * ranked; the showcase has no user.
 */
export async function recordHomes(
  deps: SearchParts,
  search: SearchDoc,
  scored: readonly (Seen & PropertyScore)[],
): Promise<void> {
  const { _id, userId, filters, createdAt: foundAt } = search
  if (scored.length === 0) return
  await deps.results.recordSeen(_id, scored)
  if (userId === showcaseOwner) return
  const read = async (seen: readonly Seen[]): Promise<KeptHome[]> => {
    const rows = (await deps.seenHomes.read(seen)).map((home) => ({ propertyId: home.id, home }))
    return (await statingMusts(deps, search, rows)).map(({ home }) => home)
  }
  await deps.rankHomes({ userId, homes: scored, read, locations: filters.locations, foundAt })
}

/** The buyer may be erased during the write: deleted records stay deleted. */
export async function forgetIfGone(
  { searches, results, userProperties }: SearchParts,
  { _id, userId }: Pick<SearchDoc, '_id' | 'userId'>,
): Promise<void> {
  const left = await searches.idsOf(userId)
  if (left.includes(_id)) return
  await results.purgeOf([_id])
  if (left.length === 0) await userProperties.forget(userId)
}

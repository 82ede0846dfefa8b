import type { KeptHome, PropertyScore } from '@verandah/contracts'
import type { Seen } from '../../homes/domain/seen.ts'
import { leavesOutSilent, withoutSilent } from '@verandah/listing-providers/listing'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { showcaseOwner } from '../which-searches.ts'

/**
 * Writes stored homes to the search's results and to the user's ranking, where homes that its list leaves out are not
 * ranked; the showcase has no user.
 */
export async function recordHomes(
  deps: SearchParts,
  { _id, userId, filters, createdAt: foundAt }: SearchDoc,
  scored: readonly (Seen & PropertyScore)[],
): Promise<void> {
  if (scored.length === 0) return
  await deps.results.recordSeen(_id, scored)
  if (userId === showcaseOwner) return
  const read = listedOf(deps, userId, filters)
  await deps.rankHomes({ userId, homes: scored, read, locations: filters.locations, foundAt })
}

const listedOf =
  ({ seenHomes, overrides }: SearchParts, userId: string, filters: SearchDoc['filters']) =>
  async (seen: readonly Seen[]): Promise<KeptHome[]> => {
    const homes = await seenHomes.read(seen)
    if (!leavesOutSilent(filters)) return homes
    const ids = homes.map(({ id }) => id)
    return withoutSilent(homes, filters, await overrides.of(userId, ids))
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

import type { PropertyScore } from '@verandah/contracts'
import type { Seen } from '../../homes/domain/seen.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { showcaseOwner } from '../which-searches.ts'

/** Writes stored homes to the search's results and to the user's ranking; the showcase has no user. */
export async function recordHomes(
  { results, seenHomes, rankHomes }: SearchParts,
  { _id, userId, filters: { locations }, createdAt: foundAt }: SearchDoc,
  scored: readonly (Seen & PropertyScore)[],
): Promise<void> {
  if (scored.length === 0) return
  await results.recordSeen(_id, scored)
  if (userId === showcaseOwner) return
  await rankHomes({ userId, homes: scored, read: seenHomes.read, locations, foundAt })
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

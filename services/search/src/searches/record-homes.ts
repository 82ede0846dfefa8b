import type { ScoredHome } from '../ranking/score-for-user.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

export type RecordHomesDeps = Pick<SearchParts, 'results' | 'rankHomes'>

/** Writes homes where the search shows them and where the user's ranking across searches does. */
export const recordHomes = async (
  { results, rankHomes }: RecordHomesDeps,
  { _id, userId, filters: { locations }, createdAt: foundAt }: SearchDoc,
  scored: ScoredHome[],
): Promise<void> => {
  await results.record(_id, scored)
  await rankHomes({ userId, homes: scored.map(({ home }) => home), locations, foundAt })
}

/** A buyer may leave while their homes are written: what was deleted before stays deleted. */
export const forgetIfGone = async (
  { searches, results, userProperties }: Pick<SearchParts, 'searches' | 'results' | 'userProperties'>,
  { _id, userId }: Pick<SearchDoc, '_id' | 'userId'>,
): Promise<void> => {
  const left = await searches.idsOf(userId)
  if (left.includes(_id)) return
  await results.purgeOf([_id])
  if (left.length === 0) await userProperties.forget(userId)
}

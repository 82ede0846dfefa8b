import type { SearchDoc } from '../search-document.ts'
import { leavesOutSilent, partBySilence } from '../domain/silent-homes.ts'
import type { SearchParts } from '../search-parts.ts'

type CountDeps = Pick<SearchParts, 'results' | 'overrides'>

/** The number of homes in the unfiltered list of a search. */
export async function countShown(
  { results, overrides }: CountDeps,
  { _id, userId, filters }: Pick<SearchDoc, '_id' | 'userId' | 'filters'>,
): Promise<number> {
  if (!leavesOutSilent(filters)) return results.countOf(_id)
  const rows = await results.rowsOf(_id, ['facts'])
  const own = await overrides.of(
    userId,
    rows.map(({ propertyId }) => propertyId),
  )
  return partBySilence(rows, filters, own).having.length
}

/**
 * `countShown` of finished searches, only for those whose homes the buyer has corrected: corrections change no search.
 */
export async function countsAfterCorrections(
  deps: CountDeps,
  userId: string,
  searches: readonly SearchDoc[],
): Promise<Map<string, number>> {
  const insisting = searches.filter(({ filters }) => leavesOutSilent(filters))
  if (insisting.length === 0) return new Map()
  const corrected = (await deps.overrides.allOf(userId)).map(({ propertyId }) => propertyId)
  const counted = await Promise.all(
    insisting.map(async (search) => {
      const isTouched = (await deps.results.countAmong(search._id, corrected)) > 0
      return isTouched ? [[search._id, await countShown(deps, search)] as const] : []
    }),
  )
  return new Map(counted.flat())
}

import type { SearchDoc } from '../search-document.ts'
import { leavesOutSilent, partBySilence } from '@verandah/listing-providers/listing'
import type { SearchParts } from '../search-parts.ts'

/** The number of homes in the unfiltered list of a search. */
export async function countShown(
  { results, overrides }: SearchParts,
  { _id, userId, filters }: SearchDoc,
): Promise<number> {
  if (!leavesOutSilent(filters)) return results.countOf(_id)
  const rows = await results.rowsOf(_id, ['facts'])
  const ids = rows.map(({ propertyId }) => propertyId)
  const own = await overrides.of(userId, ids)
  return partBySilence(rows, filters, own).having.length
}

/** `countShown` of finished searches whose homes the buyer has corrected: corrections change no search. */
export async function countsAfterCorrections(
  deps: SearchParts,
  userId: string,
  searches: readonly SearchDoc[],
): Promise<Map<string, number>> {
  const insisting = searches.filter(({ filters }) => leavesOutSilent(filters))
  if (insisting.length === 0) return new Map()
  const corrected = [...(await deps.overrides.allOf(userId)).keys()]
  const counted = await Promise.all(
    insisting.map(async (search) => {
      const isTouched = (await deps.results.countAmong(search._id, corrected)) > 0
      return isTouched ? [[search._id, await countShown(deps, search)] as const] : []
    }),
  )
  return new Map(counted.flat())
}

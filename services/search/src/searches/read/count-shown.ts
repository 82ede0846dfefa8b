import type { SearchDoc } from '../search-document.ts'
import { leavesOutSilent } from '@verandah/listing-providers/listing'
import { statingMusts } from './keep-matching.ts'
import type { SearchParts } from '../search-parts.ts'

/** The number of homes in the unfiltered list of a search. */
export async function countShown(deps: SearchParts, search: SearchDoc): Promise<number> {
  if (!leavesOutSilent(search.filters)) return deps.results.countOf(search._id)
  return (await statingMusts(deps, search, await deps.results.rowsOf(search._id, ['facts']))).length
}

/** `countShown` of finished searches whose homes the buyer has corrected: corrections change no search. */
export async function countsAfterCorrections(
  deps: SearchParts,
  userId: string,
  searches: readonly SearchDoc[],
): Promise<Map<string, number>> {
  const insisting = searches.filter(({ filters }) => leavesOutSilent(filters))
  if (insisting.length === 0) return new Map()
  const corrected = [...(await deps.overrides.of(userId)).keys()]
  const counted = await Promise.all(
    insisting.map(async (search) => {
      const isTouched = (await deps.results.countAmong(search._id, corrected)) > 0
      return isTouched ? [[search._id, await countShown(deps, search)] as const] : []
    }),
  )
  return new Map(counted.flat())
}

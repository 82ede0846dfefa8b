import { hrefOf, listProperties as contract, type PropertySort, type QueryOf } from '@verandah/contracts'
import {
  Answer,
  type Handler,
  invalidCursor,
  linkToNext,
  packCursor,
  type ListPlace,
  unpackCursor,
} from '@verandah/kit'
import { compareScored } from '@verandah/scoring-model'
import type { MarkParts } from '../marks/home-marks.ts'
import type { ShowPropertyDeps } from './get-property.ts'
import { scoreForUser, type ScoredHome } from './score-for-user.ts'
import type { UserPropertyDoc } from './user-property-document.ts'
import { sortFields } from './user-property-query.ts'

type ListPropertiesDeps = ShowPropertyDeps & MarkParts

/** The caller's homes across searches, ranked, without hidden ones; `Link` leads to the next page. */
export const listProperties =
  ({ userProperties, userWeights, overrides, showHomes, homeMarks }: ListPropertiesDeps): Handler<'listProperties'> =>
  async ({ caller, query }) => {
    const { sort, limit, cursor } = query
    const after = readCursor(cursor)
    const filters = { ...query, without: [...(await homeMarks.hiddenBy(caller.sub))] }
    const found = await userProperties.page(caller.sub, filters, { sort, limit: limit + 1, after })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const isAll = found.length <= limit
    const total = after?.total ?? (isAll ? found.length : await userProperties.count(caller.sub, filters))
    const weights = await userWeights.of(caller.sub)
    const scored = await scoreForUser(overrides, caller.sub, { weights, homes: shown })
    const inOrder = sort === 'score-desc' ? scored.toSorted(compareRanked) : scored
    return new Answer(await showHomes(caller.sub, inOrder, weights), {
      'X-Total-Count': String(total),
      ...linkToNext(isAll || !last ? null : nextHref(query, last, total)),
    })
  }

/** Right after a change of weights, pages keep the previous order and show the scores that sort them. */
const compareRanked = (one: ScoredHome, other: ScoredHome): number =>
  compareScored({ ...one, propertyId: one.home.id }, { ...other, propertyId: other.home.id })

const nextHref = (query: QueryOf<typeof contract>, last: UserPropertyDoc, total: number): string =>
  hrefOf(contract, { query: { ...query, cursor: writeCursor(query.sort, last, total) } })

/** An opaque cursor: sort value, tie-breaking property id, and the total of the first page. */
const writeCursor = (sort: PropertySort, doc: UserPropertyDoc, total: number): string =>
  packCursor([Number(doc[sortFields[sort].field]), doc.propertyId, total])

/** Throws `invalid` for a malformed cursor. */
const readCursor = (text: string | undefined): (ListPlace & { total: number }) | null => {
  if (text === undefined) return null
  const [value, id, total] = unpackCursor(text)
  if (typeof value !== 'number' || typeof id !== 'string' || typeof total !== 'number') throw invalidCursor()
  return { value, id, total }
}

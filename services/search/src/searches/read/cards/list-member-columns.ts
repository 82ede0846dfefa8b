import type { Housemate, listMemberColumns as route, MemberColumns } from '@verandah/contracts'
import { type Handler, notFound } from '@verandah/kit'
import { scoringRule, weightsForSearch } from '@verandah/scoring-model'
import { type Households, toHousemate } from '@verandah/user-records'
import type { SearchDoc } from '../../search-document.ts'
import { columnReads, type ColumnsDeps } from './list-columns.ts'
import { narrowHomes, type Narrowed, overridesOf } from './narrowed-homes.ts'
import { packColumns } from './pack-columns.ts'

type MembersDeps = ColumnsDeps & { households: Households }

/**
 * The homes of a search of the caller by the weights of everybody in the household. The caller weighs by the search's
 * own weights, as on its results page; the others by theirs, with the search's filters as the ideal where it follows
 * the brief.
 */
export const listMemberColumns =
  (deps: MembersDeps): Handler<typeof route> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.searchId, caller.sub)
    if (!search) throw notFound()
    const narrowed = await narrowHomes(deps, search, { narrowing: {}, reads: columnReads, now: deps.clock.now() })
    const members = await deps.households.membersOf(caller.sub)
    const name = members.find(({ userId }) => userId === caller.sub)?.name ?? caller.username
    const own = columnsOf(search, narrowed, { ...narrowed, member: { userId: caller.sub, name } })
    const others = members.filter(({ userId }) => userId !== caller.sub)
    const theirs = others.map(async (member) => {
      const weights = weightsForSearch(await deps.userWeights.of(member.userId), search.filters)
      const overrides = await overridesOf(deps, member.userId)
      return columnsOf(search, narrowed, { member: toHousemate(member), weights, own: overrides })
    })
    return [own, ...(await Promise.all(theirs))]
  }

const columnsOf = (
  { filters }: SearchDoc,
  { rows }: Narrowed,
  { member, weights, own }: Pick<Narrowed, 'weights' | 'own'> & { member: Housemate },
): MemberColumns => {
  const { sorted, columns } = packColumns(rows, { weights, filters, own, names: [] })
  return { member, weights, rule: scoringRule, ids: sorted.map(({ propertyId }) => propertyId), columns }
}

import type { SearchFilters } from '@verandah/contracts'
import { createQueues, type Handler } from '@verandah/kit'
import { briefOf } from '../../criteria/manage-criteria.ts'
import { fingerprintOf } from '../../homes/fingerprint.ts'
import { isOver } from '../search-document.ts'
import { answerBegun, type BeginSearch } from './begin-search.ts'
import type { LimitSearches } from './limit-searches.ts'
import { requireSearchPlan } from '@verandah/user-records'
import { resolveFilters } from './resolve-filters.ts'
import type { SearchParts } from '../search-parts.ts'

type RequestSearchDeps = SearchParts & { beginSearch: BeginSearch; limitSearches: LimitSearches }

/** Starts a search; the response does not wait for providers. */
export const requestSearch = (deps: RequestSearchDeps): Handler<'requestSearch'> => {
  const inTurn = createQueues()
  return async ({ caller, body }) => {
    await requireSearchPlan(deps, caller)
    const userId = caller.sub
    const filters = resolveFilters(deps.localities, body)
    return inTurn(userId, async () => {
      const same = await findSame(deps, userId, filters)
      if (same === undefined) await deps.limitSearches(userId)
      if (body.isBrief === true) await deps.criteria.save(userId, (before) => briefOf(filters, before))
      return answerBegun(same ?? (await begin(deps, userId, filters)))
    })
  }
}

/** A search whose reply was lost is sent again: while it is the buyer's latest and under way, it is that one. */
const findSame = async ({ searches }: SearchParts, userId: string, filters: SearchFilters) => {
  const [last] = await searches.listOf(userId, 1)
  if (!last || isOver(last) || fingerprintOf(last.filters) !== fingerprintOf(filters)) return undefined
  return last._id
}

const begin = async (deps: RequestSearchDeps, userId: string, filters: SearchFilters): Promise<string> => {
  const { searches, clock, newId, settings } = deps
  const id = newId()
  await deps.beginSearch({ id, userId, filters })
  await searches.retireOld(userId, settings.SEARCHES_KEPT_PER_USER, clock.now())
  return id
}

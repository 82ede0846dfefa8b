import type { Handler } from '@verandah/kit'
import { briefOf } from '../../criteria/manage-criteria.ts'
import { answerBegun, type BeginSearch } from './begin-search.ts'
import type { LimitSearches } from './limit-searches.ts'
import { requireAllowance } from './require-allowance.ts'
import { resolveFilters } from './resolve-filters.ts'
import type { SearchParts } from '../search-parts.ts'

type RequestSearchDeps = SearchParts & { beginSearch: BeginSearch; limitSearches: LimitSearches }

/** Starts a search; the response does not wait for providers. */
export const requestSearch =
  (deps: RequestSearchDeps): Handler<'requestSearch'> =>
  async ({ caller, body }) => {
    const { searches, clock, newId, settings } = deps
    await requireAllowance(deps, caller)
    const searchId = newId()
    const userId = caller.sub
    const filters = resolveFilters(deps.localities, body)
    await deps.limitSearches(userId)
    if (body.isBrief === true) await deps.criteria.save(userId, (before) => briefOf(filters, before))
    await deps.beginSearch({ id: searchId, userId, filters })
    await searches.retireOld(userId, settings.SEARCHES_KEPT_PER_USER, clock.now())
    return answerBegun(searchId)
  }

import { hrefOf, listSearchResults, SearchRequested, type requestSearch as route } from '@verandah/contracts'
import { Answer, newEvent, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { demandAllowance } from './require-allowance.ts'
import { newSearch } from './domain/new-search.ts'
import { resolveFilters } from './resolve-filters.ts'

/** Starts a search: one write holds it and its event, and the answer does not wait for any provider. */
export const requestSearch =
  (context: SearchContext): Handler<typeof route> =>
  async ({ caller, body }) => {
    const { clock, newId, settings, searches, providers } = context
    await demandAllowance(context, caller)
    const filters = resolveFilters(context.localities, body)
    const now = clock.now()
    const search = newSearch({ id: newId(), userId: caller.sub, filters, now, deadlineMs: settings.SEARCH_DEADLINE_MS })
    const { id: searchId, userId, deadlineAt } = search
    const requested = newEvent(
      SearchRequested,
      { searchId, userId, filters, deadlineAt: deadlineAt.toISOString() },
      { clock },
    )
    const asked = providers.map(({ id, name, isSample }) => ({ id, name, isSample }))
    await searches.add(search, asked, [requested])
    await searches.retireOld(userId, settings.SEARCHES_KEPT_PER_USER, now)
    return new Answer(
      { searchId },
      { Location: hrefOf(listSearchResults, { params: { searchId } }), 'Retry-After': '1' },
    )
  }

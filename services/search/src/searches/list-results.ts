import type { listSearchResults as route } from '@verandah/contracts'
import { Answer, notFound, TaggedAnswer, type Handler } from '@verandah/kit'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'
import { showResults, type ShowResultsDeps } from './show-results.ts'
import { tagOf, type TagDeps } from './tag-of-search.ts'

type ListResultsDeps = ShowResultsDeps & TagDeps & Pick<SearchParts, 'searches' | 'results' | 'searchUpdates'>

/** How often a held request looks again by itself: a change that another process made cannot wake it. */
const lookAgainMs = 300

/** The ranked homes of a search of the caller. With `waitMs` the answer is held until there is something new. */
export const listResults =
  (deps: ListResultsDeps): Handler<typeof route> =>
  async ({ caller, params, query, signal }) => {
    const search = await ownSearch(deps, { caller, params, query, signal })
    return new TaggedAnswer(await tagOf(deps, search), async () => {
      const homes = await showResults(deps, search, await deps.results.listOf(search._id))
      return new Answer(homes, {
        'X-Revision': String(search.revision),
        'X-Total-Count': String(homes.length),
      })
    })
  }

type Asking = Pick<Parameters<Handler<typeof route>>[0], 'caller' | 'params' | 'signal'> & {
  query: { waitMs?: number | undefined; revision?: number | undefined }
}

/** The search of the caller, once it has moved on from the revision that they know, or their time is over. Throws `not-found`. */
export const ownSearch = async (
  { searches, searchUpdates }: Pick<SearchParts, 'searches' | 'searchUpdates'>,
  { caller, params: { searchId }, query: { waitMs = 0, revision: known = -1 }, signal }: Asking,
): Promise<SearchDoc> => {
  const endsAt = performance.now() + waitMs
  for (;;) {
    const search = await searches.findOwn(searchId, caller.sub)
    if (!search) throw notFound()
    const leftMs = endsAt - performance.now()
    if (search.revision !== known || leftMs <= 0 || signal.aborted) return search
    await searchUpdates.waitForMove(searchId, Math.min(lookAgainMs, leftMs), signal)
  }
}

import { Answer, notFound, TaggedAnswer, type Handler } from '@verandah/kit'
import { isOver, type SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { statingMusts } from './keep-matching.ts'
import { showResults } from './show-results.ts'
import { fingerprintOf } from '../../homes/fingerprint.ts'

/** How often a held request polls, while the search runs and afterwards: another process's change cannot wake it. */
const lookAgainMs = 300
const lookAgainAfterMs = 1_000

/** The ranked homes of a search of the caller. With `waitMs` the response is held until something changes. */
export const listResults =
  (deps: SearchParts): Handler<'listSearchResults'> =>
  async ({ caller, params, query, signal }) => {
    const search = await ownSearch(deps, { caller, params, query, signal })
    return tagged(deps, search, query, async () => {
      const found = await statingMusts(deps, search, await deps.results.listOf(search._id))
      const homes = await showResults(deps, search, found)
      return new Answer(homes, {
        'X-Revision': String(search.revision),
        'X-Total-Count': String(homes.length),
      })
    })
  }

interface Held {
  waitMs?: number | undefined
  revision?: number | undefined
}

type Asking = Pick<Parameters<Handler<'listSearchResults'>>[0], 'caller' | 'params' | 'signal'> & { query: Held }

/** Waits until a search of the caller moves past the known revision, or a timeout. Throws `not-found`. */
export async function ownSearch(
  { searches, searchUpdates }: SearchParts,
  { caller, params: { searchId }, query: { waitMs = 0, revision: known = -1 }, signal }: Asking,
): Promise<SearchDoc> {
  const endsAt = performance.now() + waitMs
  for (;;) {
    const search = await searches.findOwn(searchId, caller.sub)
    if (!search) throw notFound()
    const leftMs = endsAt - performance.now()
    if (search.revision !== known || leftMs <= 0 || signal.aborted) return search
    const pollMs = isOver(search) ? lookAgainAfterMs : lookAgainMs
    await searchUpdates.waitForMove(searchId, Math.min(pollMs, leftMs), signal)
  }
}

/** What changes no search's revision, as later changes of a home and the time of day, shows after this time. */
const seenWithinMs = 10_000

/** Tags the answer, unless it is news to a held request, whose address is not requested again. */
export async function tagged<Body>(
  deps: SearchParts,
  search: SearchDoc,
  { waitMs, revision }: Held,
  make: () => Promise<Answer<Body>>,
): Promise<Answer<Body> | TaggedAnswer<Body>> {
  const isNews = waitMs !== undefined && revision !== undefined && revision !== search.revision
  return isNews ? make() : new TaggedAnswer(await tagOf(deps, search), make)
}

/** The ETag of a search as shown to its owner, computed without reading its homes. */
const tagOf = async (deps: SearchParts, { _id, userId, revision }: SearchDoc): Promise<string> => {
  const { homeMarks, buyersMoney, overrides, notes, settings, clock } = deps
  const own = await Promise.all([
    homeMarks.changedAt(userId),
    buyersMoney.changedAt(userId),
    overrides.versionOf(userId),
    notes.versionOf(userId),
  ])
  const span = Math.floor(clock.now().getTime() / seenWithinMs)
  return `"${fingerprintOf([_id, revision, own, span, settings.SCORE_DISPLAY])}"`
}

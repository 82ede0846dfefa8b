import type { EventOf, SearchRequested } from '@verandah/contracts'
import { chooseNext } from '../domain/choose-next.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import type { TurnsInHand } from './turns-in-hand.ts'

type Requested = Pick<EventOf<typeof SearchRequested>, 'id' | 'data'>
type TakeTurnDeps = SearchParts & { turns: TurnsInHand }

/** Only searches started within this window count for fairness. */
const fairnessWindowMs = 60_000

/**
 * The search that a `SearchRequested` event starts; null if there is nothing to do. Events are turns: each starts the
 * next search by fair order, whichever it was published for. A redelivered event resumes the search that it started,
 * and one whose search has no handler takes that. While every queued search is of a buyer at the limit, the turn waits.
 */
export async function takeTurn(deps: TakeTurnDeps, requested: Requested, signal: AbortSignal) {
  const { searches, turns } = deps
  const take = (search: SearchDoc | null) => {
    if (search) turns.begin(search)
    return search
  }
  const begun = await searches.heldBy(requested.id)
  if (begun) return take(begun)
  return turns.until(async () => {
    const found = await startNext(deps, requested)
    return found === 'later' ? found : take(found)
  }, signal)
}

const startNext = async (
  { searches, pages, clock, settings, turns }: TakeTurnDeps,
  { id, data }: Requested,
): Promise<SearchDoc | null | 'later'> => {
  for (;;) {
    const now = clock.now()
    const waiting = await searches.firstWaiting()
    if (waiting.length === 0) return searches.holdIdle(data.searchId, id)
    const since = new Date(now.getTime() - fairnessWindowMs)
    const next = chooseNext(waiting.filter(turns.hasPlace), await searches.startedSince(since))
    if (next === undefined) return 'later'
    const deadlineAt = new Date(now.getTime() + settings.SEARCH_DEADLINE_MS)
    await pages.dropUnanswered(next)
    const counted = next.endedAs === undefined && { startedAt: now }
    const taken = await searches.start(next._id, { heldBy: id, deadlineAt, ...counted })
    if (taken) return taken
  }
}

import type { EventOf, SearchRequested } from '@verandah/contracts'
import { chooseNext } from './domain/choose-next.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

type Requested = Pick<EventOf<typeof SearchRequested>, 'id' | 'data'>
type TakeTurnDeps = Pick<SearchParts, 'searches' | 'clock' | 'settings'>

/** Turns of the last minute count; who had many then has the same right as everybody a minute later. */
const latelyMs = 60_000

/**
 * The search that a request lets begin; null when there is nothing to do. Requests are turns, each for the search that has waited longest by
 * fair count, whichever it was made for: there are as many of them as searches. One that is delivered again goes on with the search that it
 * began, and one whose search is not in anybody's hands looks after that.
 */
export const takeTurn = async (deps: TakeTurnDeps, { id, data }: Requested): Promise<SearchDoc | null> => {
  const { searches, clock, settings } = deps
  const begun = await searches.heldBy(id)
  if (begun) return begun
  const now = clock.now()
  const since = new Date(now.getTime() - latelyMs)
  for (;;) {
    const next = chooseNext(await searches.firstWaiting(), await searches.startedSince(since))
    if (next === undefined) return searches.holdIdle(data.searchId, id)
    const turn = { heldBy: id, startedAt: now, deadlineAt: new Date(now.getTime() + settings.SEARCH_DEADLINE_MS) }
    const taken = await searches.start(next._id, turn)
    if (taken) return taken
  }
}

import type { EventOf, SearchRequested } from '@verandah/contracts'
import { linkSignals, runInContext, coalesce, type Delivery } from '@verandah/kit'
import type { CompleteSearch } from './complete-search.ts'
import { fetchPages } from './fetch-pages.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { type FetchedPage, storePages } from './store-page.ts'
import { takeTurn } from '../request/take-turn.ts'
import { createTurnsInHand } from '../request/turns-in-hand.ts'

interface FetchListingsDeps extends SearchParts {
  completeSearch: CompleteSearch
}

const workingIntervalMs = 5_000

/** Starts the next queued search. A redelivery fetches the missing pages. */
export const fetchListings = (deps: FetchListingsDeps) => {
  const turns = createTurnsInHand(deps.settings.SEARCHES_AT_ONCE, deps.searchUpdates)
  return async (event: EventOf<typeof SearchRequested>, delivery: Delivery): Promise<void> => {
    const alive = setInterval(() => delivery.working(), workingIntervalMs)
    try {
      const search = await takeTurn({ ...deps, turns }, event, delivery.signal)
      if (search) await fetchSearch(deps, search, event, delivery).finally(() => turns.end(search))
    } finally {
      clearInterval(alive)
    }
  }
}

const fetchSearch = async (
  deps: FetchListingsDeps,
  search: SearchDoc,
  event: EventOf<typeof SearchRequested>,
  delivery: Delivery,
): Promise<void> => {
  deps.searchUpdates.moved(search._id)
  const { correlationId = event.correlationId } = search
  await runInContext({ correlationId, causationId: event.id }, () => askProviders(deps, search, delivery))
  await deps.searches.letGo(search._id, event.id)
}

const askProviders = async (deps: FetchListingsDeps, search: SearchDoc, delivery: Delivery): Promise<void> => {
  const cancellation = deps.searchUpdates.cancellationOf(search._id)
  const { signal, end } = linkSignals([cancellation.signal, delivery.signal])
  try {
    const wanted = new Set(search.providers.map(({ id }) => id))
    const providers = deps.providers.filter(({ id }) => wanted.has(id))
    const asked = { store: storing(deps, search), stop: signal, known: await deps.pages.factsOf([search._id]) }
    await Promise.all(providers.map((provider) => fetchPages(deps, provider, search, asked)))
    if (delivery.signal.aborted) throw new Error('This process stops; the search goes on elsewhere.')
    await deps.completeSearch(await deps.searches.find(search._id))
  } finally {
    end()
    cancellation.done()
  }
}

/** Stores pages of several providers at once. A search that no longer runs stops asking, also if it ended elsewhere. */
const storing = (deps: FetchListingsDeps, search: SearchDoc) =>
  coalesce(async (pages: FetchedPage[]) => {
    if (!(await storePages(deps, search, pages))) deps.searchUpdates.cancelled(search._id)
    return undefined
  })

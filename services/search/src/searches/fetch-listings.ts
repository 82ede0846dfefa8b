import type { EventOf, SearchRequested } from '@verandah/contracts'
import { linkSignals, runInContext, together, type Delivery } from '@verandah/kit'
import type { CompleteSearch } from './complete-search.ts'
import { fetchPages, type FetchPagesDeps } from './fetch-pages.ts'
import type { SearchDoc } from './search-document.ts'
import { type FetchedPage, storePages } from './store-page.ts'
import { takeTurn } from './take-turn.ts'

interface FetchListingsDeps extends FetchPagesDeps {
  completeSearch: CompleteSearch
}

const workingIntervalMs = 5_000

/** Lets the search begin whose turn it is. A redelivery asks for the pages that are missing. */
export const fetchListings =
  (deps: FetchListingsDeps) =>
  async (event: EventOf<typeof SearchRequested>, delivery: Delivery): Promise<void> => {
    const search = await takeTurn(deps, event)
    if (!search) return
    deps.searchUpdates.moved(search._id)
    const { correlationId = event.correlationId } = search
    await runInContext({ correlationId, causationId: event.id }, () => askProviders(deps, search, delivery))
    await deps.searches.letGo(search._id, event.id)
  }

/** Asks every provider of a search at once. */
const askProviders = async (deps: FetchListingsDeps, search: SearchDoc, delivery: Delivery): Promise<void> => {
  const cancellation = deps.searchUpdates.cancellationOf(search._id)
  const { signal, end } = linkSignals([cancellation.signal, delivery.signal])
  const alive = setInterval(() => delivery.working(), workingIntervalMs)
  try {
    const wanted = new Set(search.providers.map(({ id }) => id))
    const providers = deps.providers.filter(({ id }) => wanted.has(id))
    const asked = { ...sharedBy(deps, search), stop: signal, known: await deps.pages.factsOf([search._id]) }
    await Promise.all(providers.map((provider) => fetchPages(deps, provider, search, asked)))
    if (delivery.signal.aborted) throw new Error('This process stops; the search goes on elsewhere.')
    await deps.completeSearch(await deps.searches.find(search._id))
  } finally {
    clearInterval(alive)
    end()
    cancellation.done()
  }
}

/** What the providers of a search ask of the store together. */
const sharedBy = (deps: FetchListingsDeps, search: SearchDoc) => {
  const store = together(async (pages: FetchedPage[]) => {
    await storePages(deps, search, pages)
  })
  const ask = together(async (all: null[]) => {
    const isUnderWay = await deps.searches.isUnderWay(search._id)
    return all.map(() => isUnderWay)
  })
  return { store, isWanted: () => ask(null) }
}

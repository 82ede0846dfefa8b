import type { EventOf, SearchRequested } from '@verandah/contracts'
import { linkSignals, reasonOf, runInContext, type Delivery } from '@verandah/kit'
import { callProvider, type ProviderCall } from '../providers/call-provider.ts'
import type { ListingProvider } from '../providers/listing-provider.ts'
import type { CompleteSearch } from './complete-search.ts'
import type { PageOutcome } from './domain/page-facts.ts'
import type { SearchDoc } from './search-document.ts'
import { storePage, type StorePageDeps } from './store-page.ts'
import { takeTurn } from './take-turn.ts'
import type { SearchParts } from './search-parts.ts'

interface FetchListingsDeps extends StorePageDeps, Pick<SearchParts, 'providers' | 'resilience' | 'log' | 'settings'> {
  completeSearch: CompleteSearch
}

const workingIntervalMs = 5_000

/** Lets the search begin whose turn it is. A redelivery goes on after the last stored page. */
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

/** Asks every provider of a search at once, page by page, and keeps every page as it comes. */
const askProviders = async (deps: FetchListingsDeps, search: SearchDoc, delivery: Delivery): Promise<void> => {
  const cancellation = deps.searchUpdates.cancellationOf(search._id)
  const { signal, end } = linkSignals([cancellation.signal, delivery.signal])
  const alive = setInterval(() => delivery.working(), workingIntervalMs)
  try {
    const asked = new Set(search.providers.map(({ id }) => id))
    const providers = deps.providers.filter(({ id }) => asked.has(id))
    await Promise.all(providers.map((provider) => fetchFrom(deps, provider, search, signal)))
    if (delivery.signal.aborted) throw new Error('This process stops; the search goes on elsewhere.')
    await deps.completeSearch(search._id)
  } finally {
    clearInterval(alive)
    end()
    cancellation.done()
  }
}

const fetchFrom = async (deps: FetchListingsDeps, provider: ListingProvider, search: SearchDoc, stop: AbortSignal) => {
  const last = await deps.pages.lastOf(search._id, provider.id)
  if (last && last.outcome !== 'more') return
  const deadline = deadlineOf(deps, search)
  let after = last?.cursor
  for (let page = (last?.page ?? 0) + 1; page <= search.filters.maxPages; page += 1) {
    if (stop.aborted || !(await deps.searches.isUnderWay(search._id))) return
    const { outcome, cursor } = await fetchPage(deps, provider, { search, page, after, deadline, stop })
    if (outcome !== 'more') return
    after = cursor
  }
}

interface PageCall extends Omit<ProviderCall, 'filters'> {
  search: SearchDoc
}

/** A provider has its own time, and never more than the search has left. */
const deadlineOf = ({ clock, settings }: FetchListingsDeps, { deadlineAt }: SearchDoc): number =>
  Math.min(clock.now().getTime() + settings.PROVIDER_DEADLINE_MS, deadlineAt.getTime())

const fetchPage = async (
  deps: FetchListingsDeps,
  provider: ListingProvider,
  { search, page, after, deadline, stop }: PageCall,
): Promise<{ outcome: PageOutcome | 'stopped'; cursor?: string | undefined }> => {
  const { _id: searchId, filters } = search
  const answer = await callProvider(deps, provider, { filters, page, after, deadline, stop })
  if (stop.aborted) return { outcome: 'stopped' }
  const common = { provider: provider.id, page }
  if (!answer.isOk) {
    const { outcome, detail, error } = answer
    deps.log.warn({ ...common, searchId, outcome, reason: reasonOf(error) }, 'a provider had no page')
    await storePage(deps, search, { ...common, outcome, detail, total: null, listings: [] })
    return { outcome }
  }
  const { listings, hasNext, total, cursor } = answer.page
  const outcome = hasNext && page < filters.maxPages ? 'more' : 'last'
  await storePage(deps, search, { ...common, outcome, detail: null, total, cursor, listings })
  return { outcome, cursor }
}

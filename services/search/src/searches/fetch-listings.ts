import type { EventOf, SearchRequested } from '@verandah/contracts'
import { reasonOf, type Delivery } from '@verandah/kit'
import { callProvider, type ProviderCall } from '../providers/call-provider.ts'
import type { ListingProvider } from '../providers/listing-provider.ts'
import type { CompleteSearch } from './complete-search.ts'
import type { PageOutcome } from './domain/page-facts.ts'
import { storePage, type StorePageDeps } from './store-page.ts'
import type { SearchParts } from './search-parts.ts'

interface FetchListingsDeps extends StorePageDeps, Pick<SearchParts, 'providers' | 'resilience' | 'log' | 'settings'> {
  completeSearch: CompleteSearch
}

type Requested = EventOf<typeof SearchRequested>

const workingIntervalMs = 5_000

/** Asks every provider of a search at once, page by page, and keeps every page as it comes. A redelivery goes on after the last stored page. */
export const fetchListings =
  (deps: FetchListingsDeps) =>
  async (event: Requested, delivery: Delivery): Promise<void> => {
    const { searchId } = event.data
    const cancellation = deps.searchUpdates.cancellationOf(searchId)
    const alive = setInterval(() => delivery.working(), workingIntervalMs)
    try {
      const signal = AbortSignal.any([cancellation.signal, delivery.signal])
      const asked = new Set((await deps.searches.find(searchId))?.providers.map(({ id }) => id))
      const providers = deps.providers.filter(({ id }) => asked.has(id))
      await Promise.all(providers.map((provider) => fetchFrom(deps, provider, event, signal)))
      if (delivery.signal.aborted) throw new Error('This process stops; the search goes on elsewhere.')
      await deps.completeSearch(searchId)
    } finally {
      clearInterval(alive)
      cancellation.done()
    }
  }

const fetchFrom = async (deps: FetchListingsDeps, provider: ListingProvider, event: Requested, stop: AbortSignal) => {
  const { searchId, filters } = event.data
  const last = await deps.pages.lastOf(searchId, provider.id)
  if (last && last.outcome !== 'more') return
  const deadline = deadlineOf(deps, event)
  let after = last?.cursor
  for (let page = (last?.page ?? 0) + 1; page <= filters.maxPages; page += 1) {
    if (stop.aborted || !(await deps.searches.isUnderWay(searchId))) return
    const { outcome, cursor } = await fetchPage(deps, provider, { event, page, after, deadline, stop })
    if (outcome !== 'more') return
    after = cursor
  }
}

interface PageCall extends Omit<ProviderCall, 'filters'> {
  event: Requested
}

/** A provider has its own time, and never more than the search has left. */
const deadlineOf = ({ clock, settings }: FetchListingsDeps, { data }: Requested): number =>
  Math.min(clock.now().getTime() + settings.PROVIDER_DEADLINE_MS, new Date(data.deadlineAt).getTime())

const fetchPage = async (
  deps: FetchListingsDeps,
  provider: ListingProvider,
  { event, page, after, deadline, stop }: PageCall,
): Promise<{ outcome: PageOutcome | 'stopped'; cursor?: string | undefined }> => {
  const { searchId, filters } = event.data
  const answer = await callProvider(deps, provider, { filters, page, after, deadline, stop })
  if (stop.aborted) return { outcome: 'stopped' }
  const common = { provider: provider.id, page }
  if (!answer.isOk) {
    const { outcome, detail, error } = answer
    deps.log.warn({ ...common, searchId, outcome, reason: reasonOf(error) }, 'a provider had no page')
    await storePage(deps, event, { ...common, outcome, detail, total: null, listings: [] })
    return { outcome }
  }
  const { listings, hasNext, total, cursor } = answer.page
  const outcome = hasNext && page < filters.maxPages ? 'more' : 'last'
  await storePage(deps, event, { ...common, outcome, detail: null, total, cursor, listings })
  return { outcome, cursor }
}

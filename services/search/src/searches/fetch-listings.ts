import type { EventOf, SearchRequested } from '@verandah/contracts'
import { reasonOf, type Delivery } from '@verandah/kit'
import { completeSearch } from './complete-search.ts'
import type { SearchContext } from '../context.ts'
import type { PageOutcome } from './domain/page-facts.ts'
import { callProvider } from '../providers/call-provider.ts'
import type { ListingProvider } from '../providers/listing-provider.ts'
import { storePage } from './store-page.ts'

type Requested = EventOf<typeof SearchRequested>

/** Asks every provider at once, page by page, and keeps every page as it comes. A redelivery goes on after the last stored page. */
export const fetchListings =
  (context: SearchContext) =>
  async (event: Requested, delivery: Delivery): Promise<void> => {
    const { searchId } = event.data
    const cancellation = context.news.cancellationOf(searchId)
    const alive = setInterval(() => delivery.working(), workingIntervalMs)
    try {
      const signal = AbortSignal.any([cancellation.signal, delivery.signal])
      await Promise.all(context.providers.map((provider) => fetchFrom(context, provider, event, signal)))
      if (delivery.signal.aborted) throw new Error('This process stops; the search goes on elsewhere.')
      await completeSearch(context)(searchId)
    } finally {
      clearInterval(alive)
      cancellation.done()
    }
  }

const workingIntervalMs = 5_000

const fetchFrom = async (
  context: SearchContext,
  provider: ListingProvider,
  event: Requested,
  stop: AbortSignal,
): Promise<void> => {
  const { searchId, filters } = event.data
  const last = await context.pages.lastOf(searchId, provider.id)
  if (last && last.outcome !== 'more') return
  const deadline = deadlineOf(context, event)
  for (let page = (last?.page ?? 0) + 1; page <= filters.maxPages; page += 1) {
    if (stop.aborted || !(await context.searches.isUnderWay(searchId))) return
    const outcome = await fetchPage(context, provider, { event, page, deadline, stop })
    if (outcome !== 'more') return
  }
}

interface PageCall {
  event: Requested
  page: number
  deadline: number
  stop: AbortSignal
}

/** A provider has its own time, and never more than the search has left. */
const deadlineOf = ({ clock, settings }: SearchContext, { data }: Requested): number =>
  Math.min(clock.now().getTime() + settings.PROVIDER_DEADLINE_MS, new Date(data.deadlineAt).getTime())

const fetchPage = async (
  context: SearchContext,
  provider: ListingProvider,
  call: PageCall,
): Promise<PageOutcome | 'stopped'> => {
  const { event, page, deadline, stop } = call
  const { searchId, filters } = event.data
  const answer = await callProvider(context, provider, { filters, page, deadline, stop })
  if (stop.aborted) return 'stopped'
  if (!answer.isOk) {
    context.log.warn(
      { provider: provider.id, searchId, page, outcome: answer.outcome, reason: reasonOf(answer.error) },
      'a provider had no page',
    )
    await storePage(context, event, {
      provider: provider.id,
      page,
      outcome: answer.outcome,
      detail: answer.detail,
      total: null,
      listings: [],
    })
    return answer.outcome
  }
  const { listings, hasNext, total } = answer.page
  const outcome = hasNext && page < filters.maxPages ? 'more' : 'last'
  await storePage(context, event, { provider: provider.id, page, outcome, detail: null, total, listings })
  return outcome
}

import { setTimeout as delay } from 'node:timers/promises'
import type { SearchFilters } from '@verandah/contracts'
import { createSemaphore, linkSignals, reasonOf } from '@verandah/kit'
import { callProvider, type ProviderAnswer } from '../providers/call-provider.ts'
import type { ListingProvider } from '../providers/listing-provider.ts'
import { pagesToAsk, type PlannedPage } from './domain/page-plan.ts'
import type { SearchDoc } from './search-document.ts'
import type { PageDoc } from './stored-page.ts'
import type { SearchParts } from './search-parts.ts'
import type { FetchedPage, StorePageDeps } from './store-page.ts'

export interface FetchPagesDeps
  extends StorePageDeps, Pick<SearchParts, 'providers' | 'resilience' | 'localities' | 'log' | 'settings'> {}

const pagesAtOnce = 3

/**
 * Asks a provider for every page that the search wants and has not stored, and keeps each as it comes: three at a time once their number is
 * known, one after the other where each leads to the next.
 */
export const fetchPages = async (
  deps: FetchPagesDeps,
  provider: ListingProvider,
  search: SearchDoc,
  { known, ...asked }: Asked,
): Promise<void> => {
  const { locations, surrounding = [] } = search.filters
  const filters = { ...search.filters, locations: deps.localities.expand([...locations, ...surrounding]) }
  const asking: Asking = { ...asked, provider, search, filters, deadline: deadlineOf(deps, search), refusal: null }
  const unready = await waitUntilReady(deps, asking)
  const stored: StoredPage[] = known.filter((page) => page.provider === provider.id)
  if (unready !== null) return asked.stop.aborted || stored.length > 0 ? undefined : storeWhatIsThere(asking, unready)
  const { run } = createSemaphore(pagesAtOnce)
  for (;;) {
    const wanted = pagesToAsk(stored, search.filters.maxPages)
    if (wanted.length === 0 || asked.stop.aborted) return
    const cursorBefore = (page: number) => stored.find((known) => known.page === page - 1)?.cursor
    const fetched = await Promise.all(
      wanted.map((page) => run(() => fetchPage(deps, asking, { page, after: cursorBefore(page) }))),
    )
    for (const page of fetched) {
      if (page === null) return
      stored.push(page)
    }
  }
}

interface Asked {
  readonly stop: AbortSignal
  /** Pages that come at the same time are kept together. */
  readonly store: (page: FetchedPage) => Promise<void>
  /** Whether the search is under way still. */
  readonly isWanted: () => Promise<boolean>
  /** The pages that were stored before, of every provider. */
  readonly known: readonly Stored[]
}

type Stored = Pick<PageDoc, 'provider'> & StoredPage

interface Asking extends Omit<Asked, 'known'> {
  readonly provider: ListingProvider
  readonly search: SearchDoc
  /** Those of the search, with regions as their suburbs, and what surrounds them. */
  readonly filters: SearchFilters
  /** Epoch milliseconds. */
  readonly deadline: number
  /** What holds for all further pages too: its time is up, or it wants to be left alone. */
  refusal: Refusal | null
}

/** What is asked next follows from it. */
type StoredPage = PlannedPage & Pick<PageDoc, 'cursor'>

type Refusal = Exclude<ProviderAnswer, { isOk: true }>

/** A provider has its own time, and never more than the search has left. */
const deadlineOf = ({ clock, settings }: FetchPagesDeps, { deadlineAt }: SearchDoc): number =>
  Math.min(clock.now().getTime() + settings.PROVIDER_DEADLINE_MS, deadlineAt.getTime())

const lookAgainMs = 100

/** Resolves to null once the provider can be asked, and at its deadline to the reason why it should not be. */
const waitUntilReady = async (
  { clock }: FetchPagesDeps,
  { provider, deadline, stop }: Asking,
): Promise<string | null> => {
  const { signal, end } = linkSignals([stop], Math.max(0, deadline - clock.now().getTime()))
  try {
    for (;;) {
      const detail = (await provider.waitsFor?.()) ?? null
      if (detail === null) return null
      if (signal.aborted) return detail
      await delay(lookAgainMs, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    end()
  }
}

/** A provider that is not ready in time gives what it has by then, as a page that is late: the rest can be asked for. */
const storeWhatIsThere = async (asking: Asking, detail: string): Promise<void> => {
  const { provider, filters, stop, store } = asking
  const { listings, count = listings.length } = await provider.search(filters, 1, stop)
  await store({
    provider: provider.id,
    page: 1,
    outcome: 'late',
    detail,
    total: null,
    count,
    listings,
  })
}

/** What became of the page; null when nobody waits for it any more. */
const fetchPage = async (
  deps: FetchPagesDeps,
  asking: Asking,
  place: { page: number; after: string | undefined },
): Promise<StoredPage | null> => {
  const { provider, search, filters, stop, store, isWanted, deadline } = asking
  if (stop.aborted || !(await isWanted())) return null
  const call = { ...place, filters, deadline, stop }
  const answer = asking.refusal ?? (await callProvider(deps, provider, call))
  if (stop.aborted) return null
  const common = { provider: provider.id, page: place.page }
  if (answer.isOk) {
    const { listings, hasNext, total, cursor, pageCount, count = listings.length } = answer.page
    const outcome = hasNext ? 'more' : 'last'
    await store({ ...common, outcome, detail: null, total, count, pageCount, cursor, listings })
    return { page: place.page, outcome, pageCount, cursor }
  }
  const { outcome, detail, error } = answer
  if (outcome !== 'failed') asking.refusal = answer
  deps.log.warn({ ...common, searchId: search._id, outcome, reason: reasonOf(error) }, 'a provider had no page')
  await store({ ...common, outcome, detail, total: null, count: 0, listings: [] })
  return { page: place.page, outcome }
}

import { setTimeout as delay } from 'node:timers/promises'
import type { SearchFilters } from '@verandah/contracts'
import { createSemaphore, reasonOf } from '@verandah/kit'
import {
  callProvider,
  createWorkingDeadline,
  type ListingProvider,
  type ProviderAnswer,
} from '@verandah/listing-providers'
import { pagesToAsk, type PlannedPage } from '../domain/page-plan.ts'
import type { SearchDoc } from '../search-document.ts'
import type { PageDoc } from './stored-page.ts'
import type { SearchParts } from '../search-parts.ts'
import type { FetchedPage } from './store-page.ts'

const pagesAtOnce = 3

/** Fetches and stores a provider's missing pages: three at a time where their count is known, else in turn. */
export async function fetchPages(
  deps: SearchParts,
  provider: ListingProvider,
  search: SearchDoc,
  { known, ...asked }: Asked,
): Promise<void> {
  const { locations, surrounding = [] } = search.filters
  const filters = { ...search.filters, locations: deps.localities.expand([...locations, ...surrounding]) }
  const budgetMs = Math.min(deps.settings.PROVIDER_DEADLINE_MS, deps.settings.SEARCH_DEADLINE_MS)
  const { signal: deadline, end } = createWorkingDeadline(budgetMs, [asked.stop])
  try {
    await fetchMissing(deps, { ...asked, provider, search, filters, deadline, refusal: null }, known)
  } finally {
    end()
  }
}

const fetchMissing = async (deps: SearchParts, asking: Asking, known: Asked['known']): Promise<void> => {
  const { provider, search, stop } = asking
  const unready = await waitUntilReady(asking)
  const stored: StoredPage[] = known.filter((page) => page.provider === provider.id)
  if (unready !== null) return stop.aborted || stored.length > 0 ? undefined : storeWhatIsThere(deps, asking, unready)
  const { run } = createSemaphore(pagesAtOnce)
  for (;;) {
    const wanted = pagesToAsk(stored, search.filters.maxPages)
    if (wanted.length === 0 || stop.aborted) return
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
  /** Concurrent pages are stored together. */
  readonly store: (page: FetchedPage) => Promise<void>
  /** The pages stored before, of every provider. */
  readonly known: readonly (Pick<PageDoc, 'provider'> & StoredPage)[]
}

interface Asking extends Omit<Asked, 'known'> {
  readonly provider: ListingProvider
  readonly search: SearchDoc
  /** The search's filters, with regions expanded to suburbs and surroundings. */
  readonly filters: SearchFilters
  /** Aborts at the deadline, and when the search no longer needs the page. */
  readonly deadline: AbortSignal
  /** A refusal that holds for all further pages: its time is up, or it asked for backoff. */
  refusal: Refusal | null
}

type StoredPage = PlannedPage & Pick<PageDoc, 'cursor'>

type Refusal = Exclude<ProviderAnswer, { isOk: true }>

const lookAgainMs = 100

/** Resolves to null once the provider can be asked, and at its deadline to the reason why it should not be. */
const waitUntilReady = async ({ provider, deadline }: Asking): Promise<string | null> => {
  for (;;) {
    const detail = (await provider.waitsFor?.()) ?? null
    if (detail === null) return null
    if (deadline.aborted) return detail
    await delay(lookAgainMs, undefined, { signal: deadline }).catch(() => undefined)
  }
}

/** Takes what a slow provider has at its deadline, as a late page; the rest can be fetched by continuing the search. */
const storeWhatIsThere = async ({ clock }: SearchParts, asking: Asking, detail: string): Promise<void> => {
  const { provider, filters, stop, store } = asking
  const askedAt = clock.now()
  const { listings, count = listings.length } = await provider.search(filters, 1, stop)
  const page = { provider: provider.id, page: 1, outcome: 'late' as const, detail }
  await store({ ...page, askedAt, total: null, count, listings })
}

/** The outcome of the page; null after cancellation. */
const fetchPage = async (
  deps: SearchParts,
  asking: Asking,
  place: { page: number; after: string | undefined },
): Promise<StoredPage | null> => {
  const { provider, search, filters, stop, store, deadline } = asking
  if (stop.aborted) return null
  const call = { ...place, filters, deadline, stop }
  const askedAt = deps.clock.now()
  const answer = asking.refusal ?? (await callProvider(deps, provider, call))
  if (stop.aborted) return null
  const common = { provider: provider.id, page: place.page }
  if (answer.isOk) {
    const { listings, hasNext, total, cursor, pageCount, count = listings.length } = answer.page
    const outcome = hasNext ? 'more' : 'last'
    await store({ ...common, askedAt, outcome, detail: null, total, count, pageCount, cursor, listings })
    return { page: place.page, outcome, pageCount, cursor }
  }
  const { outcome, detail, error, retryAfterMs } = answer
  const retryAt = retryAfterMs === undefined ? undefined : new Date(deps.clock.now().getTime() + retryAfterMs)
  if (outcome !== 'failed') asking.refusal = answer
  deps.log.warn({ ...common, searchId: search._id, outcome, reason: reasonOf(error) }, 'a provider had no page')
  await store({ ...common, askedAt, outcome, detail, retryAt, total: null, count: 0, listings: [] })
  return { page: place.page, outcome }
}

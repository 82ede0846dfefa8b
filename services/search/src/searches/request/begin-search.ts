import { SearchRequested, type SearchFilters } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import type { ListingProvider } from '@verandah/listing-providers'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

interface NewSearch {
  id: string
  userId: string
  filters: SearchFilters
  /** The saved search that it runs for; hidden from the buyer's list. */
  savedSearchId?: string
}

/** Writes a search and its event in one document, idempotently. Only configured providers are asked. */
export const beginSearch =
  ({ searches, searchUpdates, providers, clock, settings }: SearchParts) =>
  async ({ id, ...search }: NewSearch): Promise<void> => {
    const createdAt = clock.now()
    const deadlineAt = new Date(createdAt.getTime() + settings.SEARCH_DEADLINE_MS)
    const requested = searchRequested({ _id: id, ...search, deadlineAt }, clock)
    const { correlationId } = requested
    const begun = { _id: id, ...search, createdAt, deadlineAt, correlationId, isWaiting: true }
    await searches.add({ ...begun, providers: await providersToAsk(providers), status: 'processing' }, [requested])
    searchUpdates.queueMoved()
  }

type Asked = Pick<SearchDoc, '_id' | 'userId' | 'filters' | 'deadlineAt'>

export function searchRequested({ _id: searchId, userId, filters, deadlineAt }: Asked, clock: Clock) {
  return newEvent(SearchRequested, { searchId, userId, filters, deadlineAt: deadlineAt.toISOString() }, { clock })
}

/** The running searches, to be resumed. */
export function searchSnapshots({ searches, clock }: SearchParts) {
  return searches.eachUnderWay((page) => page.map((search) => searchRequested(search, clock)))
}

export type BeginSearch = ReturnType<typeof beginSearch>

const providersToAsk = async (providers: ListingProvider[]) => {
  const asked = await Promise.all(
    providers.map(async ({ id, name, isSample, hasSource }) => ((await hasSource()) ? [{ id, name, isSample }] : [])),
  )
  return asked.flat()
}

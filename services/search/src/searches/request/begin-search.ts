import { hrefOf, listSearchResults, SearchRequested, type SearchFilters } from '@verandah/contracts'
import { Answer, newEvent, type Clock } from '@verandah/kit'
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

/** Where the homes of a search will be. */
export function answerBegun(searchId: string) {
  const location = hrefOf(listSearchResults, { params: { searchId } })
  return new Answer({ searchId }, { Location: location, 'Retry-After': '1' })
}

/** Deletes the pages that a reopened search fetches again, and wakes those that wait for it or for the queue. */
export async function beginRound(
  { pages, searchUpdates }: SearchParts,
  { _id, rounds = 0 }: SearchDoc,
  asksAgain?: string[],
): Promise<void> {
  await pages.dropUnanswered({ _id, rounds: rounds + 1, ...(asksAgain && { asksAgain }) })
  searchUpdates.queueMoved()
  searchUpdates.moved(_id)
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

import { SearchRequested, type SearchFilters } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import type { ListingProvider } from '../providers/listing-provider.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

interface NewSearch {
  id: string
  userId: string
  filters: SearchFilters
  /** The saved search that it runs for; it is no search of the buyer's own list. */
  savedSearchId?: string
}

/** Writes a search and its event in one document; one that is there already stays as it is. Only providers that have a source are asked. */
export const beginSearch =
  ({ searches, providers, clock, settings }: Pick<SearchParts, 'searches' | 'providers' | 'clock' | 'settings'>) =>
  async ({ id, ...search }: NewSearch): Promise<void> => {
    const createdAt = clock.now()
    const deadlineAt = new Date(createdAt.getTime() + settings.SEARCH_DEADLINE_MS)
    const requested = searchRequested({ _id: id, ...search, deadlineAt }, clock)
    const { correlationId } = requested
    const begun = { _id: id, ...search, createdAt, deadlineAt, correlationId, isWaiting: true }
    await searches.add({ ...begun, providers: await providersToAsk(providers), status: 'processing' }, [requested])
  }

type Asked = Pick<SearchDoc, '_id' | 'userId' | 'filters' | 'deadlineAt'>

export const searchRequested = ({ _id: searchId, userId, filters, deadlineAt }: Asked, clock: Clock) =>
  newEvent(SearchRequested, { searchId, userId, filters, deadlineAt: deadlineAt.toISOString() }, { clock })

/** The searches that are under way, to be gone on with. */
export const tellSearches = ({ searches, clock }: Pick<SearchParts, 'searches' | 'clock'>) =>
  searches.eachUnderWay((page) => page.map((search) => searchRequested(search, clock)))

export type BeginSearch = ReturnType<typeof beginSearch>

const providersToAsk = async (providers: ListingProvider[]) => {
  const asked = await Promise.all(
    providers.map(async ({ id, name, isSample, hasSource }) => ((await hasSource()) ? [{ id, name, isSample }] : [])),
  )
  return asked.flat()
}

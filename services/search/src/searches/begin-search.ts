import { SearchRequested, type SearchFilters } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { ListingProvider } from '../providers/listing-provider.ts'
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
    const { userId, filters } = search
    const event = { searchId: id, userId, filters, deadlineAt: deadlineAt.toISOString() }
    await searches.add(
      { _id: id, ...search, createdAt, deadlineAt, providers: await providersToAsk(providers), status: 'processing' },
      [newEvent(SearchRequested, event, { clock })],
    )
  }

export type BeginSearch = ReturnType<typeof beginSearch>

const providersToAsk = async (providers: ListingProvider[]) => {
  const asked = await Promise.all(
    providers.map(async ({ id, name, isSample, hasSource }) => ((await hasSource()) ? [{ id, name, isSample }] : [])),
  )
  return asked.flat()
}

import { mayMatch } from '../listing/matches-filters.ts'
import type { ListingProvider } from '../listing-provider.ts'
import type { FeedListings } from './feed-listings.ts'

export const reaxmlId = 'reaxml'
const pageSize = 100

interface Options {
  isSample: boolean
  /** Whether the operator named a folder or addresses; agencies may push all the same. */
  isConfigured: boolean
  /** Hears of every search. */
  noteSearch: () => void
  /** Whether every folder and address of the operator was read once. */
  areRead: () => Promise<boolean>
}

/** The agencies' own feeds as a provider: what has come in is searched here, nobody is asked. */
export const createReaxmlProvider = (
  listings: FeedListings,
  { isSample, isConfigured, noteSearch, areRead }: Options,
): ListingProvider => ({
  waitsFor: async () => ((await areRead()) ? null : 'Agency feeds are still being read for the first time.'),
  id: reaxmlId,
  name: 'Agency feeds',
  isSample,
  hasSource: async () => {
    noteSearch()
    return isConfigured || (await listings.hasAny())
  },
  search: async (filters, page) => {
    const found = await listings.offeredIn(filters, { skip: (page - 1) * pageSize, limit: pageSize })
    return {
      listings: found.listings.filter((listing) => mayMatch(listing, filters)),
      count: found.listings.length,
      pageCount: Math.max(1, Math.ceil(found.total / pageSize)),
      hasNext: page * pageSize < found.total,
      total: found.total,
      rejected: [],
    }
  },
})

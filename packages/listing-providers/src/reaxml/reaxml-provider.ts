import { mayMatch } from '../listing/matches-filters.ts'
import type { ListingProvider } from '../listing-provider.ts'
import type { FeedListings } from './feed-listings.ts'

export const reaxmlId = 'reaxml'
const pageSize = 100

interface Options {
  isSample: boolean
  /** Whether the operator configured a folder or addresses; agencies may push in any case. */
  isConfigured: boolean
  /** Called on every search. */
  noteSearch: () => void
  /** Whether every configured folder and address was read once. */
  areRead: () => Promise<boolean>
}

/** Agencies' feeds as a provider: searches the stored adverts and sends no requests. */
export function createReaxmlProvider(
  listings: FeedListings,
  { isSample, isConfigured, noteSearch, areRead }: Options,
): ListingProvider {
  return {
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
  }
}

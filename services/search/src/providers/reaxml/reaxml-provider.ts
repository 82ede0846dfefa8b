import { matchesFilters } from '../domain/matches-filters.ts'
import type { ListingProvider } from '../listing-provider.ts'
import type { FeedListings } from './feed-listings.ts'

const pageSize = 100

/** The agencies' own feeds as a provider: what has come in is searched here, nobody is asked. */
export const createReaxmlProvider = (listings: FeedListings, { isSample }: { isSample: boolean }): ListingProvider => ({
  id: 'reaxml',
  name: 'Agency feeds',
  isSample,
  search: async (filters, page) => {
    const found = await listings.offeredIn(filters, { skip: (page - 1) * pageSize, limit: pageSize })
    return {
      listings: found.listings.filter((listing) => matchesFilters(listing, filters)),
      hasNext: page * pageSize < found.total,
      total: found.total,
      rejected: [],
    }
  },
})

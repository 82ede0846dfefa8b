import { createLeases, type Clock, type Kit, type Logger } from '@verandah/kit'
import { createAgencyTokens } from './agency-tokens.ts'
import { createFeedAddresses } from './feed-addresses.ts'
import { createFeedListings } from './feed-listings.ts'
import { createFeedReports } from './feed-reports.ts'
import { ingestFeed, type IngestDeps } from './ingest-feed.ts'
import { createReaxmlProvider } from './reaxml-provider.ts'

type Parts = Pick<Kit<FeedSettings>, 'store' | 'clock' | 'newId' | 'log' | 'settings'> &
  Pick<IngestDeps, 'onListingsChanged'>

interface FeedSettings {
  REAXML_FEED_FOLDER?: string | undefined
  REAXML_FEED_URLS?: string | undefined
  LISTING_MARKET_URL?: string | undefined
}

/** Everything about the agencies' feeds, built once. */
export const createFeeds = ({ onListingsChanged, ...kit }: Parts) => {
  const listings = createFeedListings(kit)
  const reports = createFeedReports(kit)
  return {
    provider: createReaxmlProvider(listings, { isSample: kit.settings.LISTING_MARKET_URL !== undefined }),
    ingest: ingestFeed({ listings, reports, onListingsChanged, clock: kit.clock, newId: kit.newId, log: kit.log }),
    tokens: createAgencyTokens(kit),
    leases: createLeases(kit),
    addresses: createFeedAddresses(kit),
  }
}

export type Feeds = ReturnType<typeof createFeeds>

/** What the use cases of feeds draw on. */
export interface FeedContext {
  readonly feeds: Feeds
  readonly settings: FeedSettings
  readonly clock: Clock
  readonly log: Logger
}

import type { createLeases, Kit } from '@verandah/kit'
import * as z from 'zod'
import { createAgencyTokens } from './agency-tokens.ts'
import { createFeedAddresses, feedAddressesOf } from './feed-addresses.ts'
import { createFeedListings } from './feed-listings.ts'
import { createFeedReports } from './feed-reports.ts'
import { ingestFeed, type IngestDeps } from './ingest-feed.ts'
import { createReaxmlProvider } from './reaxml-provider.ts'

export const feedSettings = {
  REAXML_FEED_FOLDER: z.string().optional(),
  REAXML_FEED_URLS: z.string().optional(),
}

interface FeedSettings extends Partial<z.output<z.ZodObject<typeof feedSettings>>> {
  LISTING_MARKET_URL?: string | undefined
}

export type FeedsDeps = Pick<Kit<FeedSettings>, 'store' | 'settings' | 'clock' | 'newId' | 'log'> &
  Pick<IngestDeps, 'keepListings'>

/** Everything about the agencies' feeds, built once. */
export const createFeeds = ({ store, settings, clock, newId, log, keepListings }: FeedsDeps) => {
  const listings = createFeedListings({ store })
  const reports = createFeedReports({ store })
  const { REAXML_FEED_FOLDER: folder, REAXML_FEED_URLS: urls, LISTING_MARKET_URL: marketUrl } = settings
  const isConfigured = folder !== undefined || feedAddressesOf(urls).length > 0
  return {
    provider: createReaxmlProvider(listings, { isSample: marketUrl !== undefined, isConfigured }),
    ingest: ingestFeed({ listings, reports, keepListings, clock, newId, log }),
    tokens: createAgencyTokens({ store, clock }),
    addresses: createFeedAddresses({ store, clock }),
  }
}

/** What the use cases of feeds draw on. */
export interface FeedContext extends Pick<FeedsDeps, 'settings' | 'log'> {
  readonly feeds: ReturnType<typeof createFeeds>
  readonly leases: ReturnType<typeof createLeases>
}

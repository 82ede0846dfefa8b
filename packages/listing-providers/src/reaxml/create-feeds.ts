import { Flag, type createLeases, type Kit } from '@verandah/kit'
import * as z from 'zod'
import type { FeedReport } from '@verandah/contracts'
import { acceptFeed } from './accept-feed.ts'
import { createAgencyTokens } from './agency-tokens.ts'
import { createFeedAddresses, feedAddressesOf } from './feed-addresses.ts'
import { createFeedBodies } from './feed-bodies.ts'
import { createFeedListings } from './feed-listings.ts'
import { createFeedReports } from './feed-reports.ts'
import { createFeedThreads } from './feed-threads.ts'
import { ingestFeed, type IngestDeps } from './ingest-feed.ts'
import { createReaxmlProvider } from './reaxml-provider.ts'
import { setTimeout as delay } from 'node:timers/promises'

export const feedSettings = {
  /** Folder in which agencies drop REAXML files. */
  REAXML_FEED_FOLDER: z.string().optional(),
  /** Addresses of REAXML feeds, separated by commas. */
  REAXML_FEED_URLS: z.string().optional(),
  /**
   * Whether `REAXML_FEED_URLS` may name hosts of a private network, as in development. Redirects to one are never
   * followed.
   */
  REAXML_PRIVATE_FEEDS: Flag.default(false),
}

interface FeedSettings extends Partial<z.output<z.ZodObject<typeof feedSettings>>> {
  LISTING_MARKET_URL?: string | undefined
}

export type FeedsDeps = Pick<Kit<FeedSettings>, 'store' | 'settings' | 'clock' | 'newId' | 'log'> &
  Pick<IngestDeps, 'keepListings' | 'isKnownPlace' | 'weights'>

/** One thread pool per process. */
const read = createFeedThreads()

/** Creates everything for agencies' feeds. */
export function createFeeds({ store, settings, clock, newId, log, keepListings, isKnownPlace, weights }: FeedsDeps) {
  const listings = createFeedListings({ store })
  const reports = createFeedReports({ store })
  const bodies = createFeedBodies({ store, clock })
  const { noteSearch, yieldToSearches } = createYielding()
  const { REAXML_FEED_FOLDER: folder, REAXML_FEED_URLS: urls, LISTING_MARKET_URL: marketUrl } = settings
  const sources = [...(folder === undefined ? [] : [folder]), ...feedAddressesOf(urls).map(({ url }) => url)]
  const isConfigured = sources.length > 0
  const addresses = createFeedAddresses({ store, clock })
  let wereRead = false
  const areRead = async () => (wereRead ||= await addresses.areRead(sources))
  return {
    provider: createReaxmlProvider(listings, { isSample: marketUrl !== undefined, isConfigured, noteSearch, areRead }),
    ingest: ingestFeed({
      listings,
      reports,
      keepListings,
      isKnownPlace,
      weights,
      clock,
      newId,
      log,
      yieldToSearches,
      read,
    }),
    reports,
    bodies,
    accept: acceptFeed({ bodies, reports, newId, clock }),
    tokens: createAgencyTokens({ store, clock }),
    addresses,
    atIntervals: atIntervals(clock),
  }
}

/** Renews a claim at intervals while a long feed is read; throws once the process shuts down. */
const atIntervals =
  (clock: FeedsDeps['clock']) =>
  (everyMs: number, renew: (soFar: () => FeedReport) => Promise<unknown>, signal: AbortSignal) => {
    let renewedAt = clock.now().getTime()
    return async (soFar: () => FeedReport): Promise<void> => {
      signal.throwIfAborted()
      if (clock.now().getTime() - renewedAt < everyMs) return
      renewedAt = clock.now().getTime()
      await renew(soFar)
    }
  }

export interface FeedContext extends Pick<FeedsDeps, 'settings' | 'log'> {
  readonly feeds: ReturnType<typeof createFeeds>
  readonly leases: ReturnType<typeof createLeases>
}

/** How long feeds yield after a search starts. */
const searchMs = 500
const pauseMs = 50

/** Makes feed reading yield to searches. Continuous searches slow it down without stopping it. */
function createYielding() {
  let searchedAt = -Infinity
  const isSearching = () => performance.now() - searchedAt < searchMs
  return {
    noteSearch: () => {
      searchedAt = performance.now()
    },
    yieldToSearches: async (): Promise<void> => {
      for (let waitedMs = 0; waitedMs < searchMs && isSearching(); waitedMs += pauseMs) await delay(pauseMs)
    },
  }
}

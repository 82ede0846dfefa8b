import {
  getFeedReport as getFeedReportRoute,
  listFeedReports as listFeedReportsRoute,
  receiveReaxml as receiveReaxmlRoute,
} from '@verandah/contracts'
import { serve } from '@verandah/kit'
import { createDomainGroup, domainGroupSettings } from './domain-group/create-domain-group.ts'
import { createPropTrack, propTrackSettings } from './proptrack/create-proptrack.ts'
import { createFeeds, feedSettings, type FeedsDeps } from './reaxml/create-feeds.ts'
import { pullFeeds } from './reaxml/pull-feeds.ts'
import { readReceivedFeeds } from './reaxml/read-received-feeds.ts'
import { getFeedReport, listFeedReports, receiveReaxml } from './reaxml/receive-reaxml.ts'
import { reaxmlId } from './reaxml/reaxml-provider.ts'
import { watchFeedFolder } from './reaxml/watch-folder.ts'

// The only file that names the providers: their settings, data and jobs.

export const providerSettings = { ...domainGroupSettings, ...propTrackSettings, ...feedSettings }

type Deps = FeedsDeps & Parameters<typeof createDomainGroup>[0] & Parameters<typeof createPropTrack>[0]

/**
 * Creates the providers. Sample homes never appear among real ones: with one provider's key, the others send no
 * samples.
 */
export function createProviders(deps: Deps) {
  const { DOMAIN_CLIENT_ID, PROPTRACK_API_KEY, LISTING_MARKET_URL } = deps.settings
  const hasKey = (DOMAIN_CLIENT_ID ?? PROPTRACK_API_KEY) !== undefined
  const settings = { ...deps.settings, LISTING_MARKET_URL: hasKey ? undefined : LISTING_MARKET_URL }
  const feeds = createFeeds(deps)
  const asked = [...createDomainGroup({ ...deps, settings }), ...createPropTrack({ ...deps, settings })]
  return { feeds, providers: [...asked, feeds.provider] }
}

/** Whether a provider's adverts come from the agency itself. */
export function isFirstHand(provider: string): boolean {
  return provider === reaxmlId
}

export const providerRoutes = [
  serve(receiveReaxmlRoute, receiveReaxml),
  serve(listFeedReportsRoute, listFeedReports),
  serve(getFeedReportRoute, getFeedReport),
]

export const providerJobs = [watchFeedFolder, pullFeeds, readReceivedFeeds]

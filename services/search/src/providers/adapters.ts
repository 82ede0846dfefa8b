import { receiveReaxml as receiveReaxmlRoute } from '@verandah/contracts'
import { serve } from '@verandah/kit'
import { createDomainGroup, domainGroupSettings } from './domain-group/create-domain-group.ts'
import { createFeeds, feedSettings, type FeedsDeps } from './reaxml/create-feeds.ts'
import { pullFeeds } from './reaxml/pull-feeds.ts'
import { receiveReaxml } from './reaxml/receive-reaxml.ts'
import { reaxmlId } from './reaxml/reaxml-provider.ts'
import { watchFeedFolder } from './reaxml/watch-folder.ts'

// The one place that names the providers: the settings, data and jobs of each.

export const providerSettings = { ...domainGroupSettings, ...feedSettings }

export const createProviders = (deps: FeedsDeps & Parameters<typeof createDomainGroup>[0]) => {
  const feeds = createFeeds(deps)
  return { feeds, providers: [...createDomainGroup(deps), feeds.provider] }
}

/** Whose adverts come from the agency itself. */
export const isFirstHand = (provider: string): boolean => provider === reaxmlId

export const providerRoutes = [serve(receiveReaxmlRoute, receiveReaxml)]

export const providerJobs = [watchFeedFolder, pullFeeds]

import { createEntitlements, type Kit } from '@verandah/kit'
import type { SearchSettings } from './config.ts'
import { createCriteria } from './criteria/criteria.ts'
import type { Listing } from './providers/domain/listing.ts'
import { createListings } from './homes/listings.ts'
import { loadGazetteer } from './localities/load-gazetteer.ts'
import { createLocalityIndex } from './localities/domain/locality-index.ts'
import { createProperties } from './homes/properties.ts'
import { createPropertyNotes } from './ranking/property-notes.ts'
import { createDomain } from './providers/domain-group/create-domain.ts'
import { createFeeds } from './providers/reaxml/index.ts'
import { createResilience } from './providers/create-resilience.ts'
import { ownPictures } from './providers/own-pictures.ts'
import { createSavedSearchHomes } from './saved-searches/saved-search-homes.ts'
import { createSavedSearches } from './saved-searches/saved-searches.ts'
import { createScoreOverrides } from './ranking/score-overrides.ts'
import { createSearchPages } from './searches/search-pages.ts'
import { createSearchResults } from './searches/search-results.ts'
import { createSearches } from './searches/searches.ts'
import { storeListings } from './homes/store-listings.ts'
import { createTrackedProperties } from './tracking/tracked-properties.ts'
import { createUserProperties } from './ranking/user-properties.ts'
import { createUserWeights } from './ranking/user-weights.ts'
import { createNews } from './searches/search-updates.ts'

/** Everything that the use cases of search draw on, built once. */
export const createContext = async (kit: Kit<SearchSettings>) => {
  const listings = createListings(kit)
  const properties = createProperties(kit)
  const userProperties = createUserProperties(kit)
  const keep = storeListings({ listings, properties, userProperties, clock: kit.clock })
  const withOwnPictures = ownPictures(kit.settings.LISTING_MARKET_PUBLIC_URL)
  const keepListings = (given: Listing[]) => keep(given.map(withOwnPictures))
  const feeds = createFeeds({ ...kit, onListingsChanged: keepListings })
  return {
    ...kit,
    listings,
    properties,
    keepListings,
    searches: createSearches(kit),
    pages: createSearchPages(kit),
    results: createSearchResults(kit),
    criteria: createCriteria(kit),
    overrides: createScoreOverrides(kit),
    notes: createPropertyNotes(kit),
    tracked: createTrackedProperties(kit),
    savedSearches: createSavedSearches(kit),
    savedHomes: createSavedSearchHomes(kit),
    userProperties,
    entitlements: createEntitlements(kit),
    userWeights: createUserWeights(kit),
    localities: createLocalityIndex(await loadGazetteer({ file: kit.settings.LOCALITIES_FILE })),
    news: createNews(),
    feeds,
    providers: [...createDomain(kit), feeds.provider],
    resilience: createResilience(),
  }
}

export type SearchContext = Awaited<ReturnType<typeof createContext>>

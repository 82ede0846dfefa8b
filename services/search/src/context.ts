import { createEntitlements, createLeases, type Kit } from '@verandah/kit'
import type { SearchSettings } from './config.ts'
import { createCriteria } from './criteria/criteria.ts'
import { keepListings } from './homes/keep-listings.ts'
import { createListings } from './homes/listings.ts'
import { createProperties } from './homes/properties.ts'
import { createLocalityIndex } from './localities/domain/locality-index.ts'
import { loadGazetteer } from './localities/load-gazetteer.ts'
import { createProviders, isFirstHand } from './providers/adapters.ts'
import { createResilience } from './providers/create-resilience.ts'
import type { Listing } from './providers/domain/listing.ts'
import { ownPictures } from './providers/own-pictures.ts'
import { createPropertyNotes } from './ranking/property-notes.ts'
import { rankHomes } from './ranking/rank-homes.ts'
import { createScoreOverrides } from './ranking/score-overrides.ts'
import { showHomes } from './ranking/show-homes.ts'
import { createUserProperties } from './ranking/user-properties.ts'
import { createUserWeights } from './ranking/user-weights.ts'
import { createSavedSearchHomes } from './saved-searches/saved-search-homes.ts'
import { createSavedSearches } from './saved-searches/saved-searches.ts'
import { beginSearch } from './searches/begin-search.ts'
import { completeSearch } from './searches/complete-search.ts'
import { createSearchPages } from './searches/search-pages.ts'
import { createSearchResults } from './searches/search-results.ts'
import { createSearchUpdates } from './searches/search-updates.ts'
import { createSearches } from './searches/searches.ts'
import { eventsOfChange } from './tracking/announce-tracked.ts'
import { createTrackedProperties } from './tracking/tracked-properties.ts'

/** Joins the folders: what each keeps, and what it offers to the others. */
export const createContext = async (kit: Kit<SearchSettings>) => {
  const collections = createCollections(kit)
  const { listings, properties, userProperties, tracked } = collections
  const keep = keepListings({
    ...{ listings, properties, clock: kit.clock, isFirstHand },
    eventsOfChange: eventsOfChange(kit),
    onHomesChanged: userProperties.refresh,
  })
  const withOwnPictures = ownPictures(kit.settings.LISTING_MARKET_PUBLIC_URL)
  const keepOwn = (given: Listing[]) => keep(given.map(withOwnPictures))
  const { feeds, providers } = createProviders({ ...kit, keepListings: keepOwn })
  const parts = { ...kit, ...collections, searchUpdates: createSearchUpdates(), rankHomes: rankHomes(collections) }
  return {
    ...parts,
    keepListings: keepOwn,
    followedBy: tracked.followedBy,
    showHomes: showHomes(parts),
    beginSearch: beginSearch({ ...parts, providers }),
    completeSearch: completeSearch(parts),
    localities: createLocalityIndex(await loadGazetteer({ file: kit.settings.LOCALITIES_FILE })),
    ...{ feeds, providers, resilience: createResilience() },
  }
}

export type SearchContext = Awaited<ReturnType<typeof createContext>>

const createCollections = (kit: Kit<SearchSettings>) => ({
  criteria: createCriteria(kit),
  listings: createListings(kit),
  properties: createProperties(kit),
  userProperties: createUserProperties(kit),
  userWeights: createUserWeights(kit),
  overrides: createScoreOverrides(kit),
  notes: createPropertyNotes(kit),
  searches: createSearches(kit),
  pages: createSearchPages(kit),
  results: createSearchResults(kit),
  savedSearches: createSavedSearches(kit),
  savedHomes: createSavedSearchHomes(kit),
  tracked: createTrackedProperties(kit),
  entitlements: createEntitlements(kit),
  leases: createLeases(kit),
})

import type { SearchedLocality } from '@verandah/contracts'
import { readerVersion } from '@verandah/home-facts'
import { createLeases, doneSteps, type Kit } from '@verandah/kit'
import { createEntitlements, createHouseholds } from '@verandah/user-records'
import type { SearchSettings } from './config.ts'
import { createMoneyParts } from './costs/money-parts.ts'
import { createCriteria } from './criteria/criteria.ts'
import { createHomeChoices } from './marks/home-choices.ts'
import { createHomeMarks } from './marks/home-marks.ts'
import { createOverlays } from './home-facts/overlays.ts'
import { type KeepPages, keepPages, onePage } from './homes/keep-listings.ts'
import { createListings } from './homes/listings.ts'
import { createHomeReports } from './homes/home-reports.ts'
import { createProperties } from './homes/properties.ts'
import { createRulings } from './homes/rulings.ts'
import { openLocalities } from '@verandah/localities'
import {
  askOnce,
  createProviderQuotas,
  createProviders,
  createResilience,
  isFirstHand,
  ownPictures,
} from '@verandah/listing-providers'
import type { Listing } from '@verandah/listing-providers/listing'
import { rankHomes, spreadHomes } from './ranking/rank-homes.ts'
import { createRankingParts } from './ranking/ranking-parts.ts'
import { showHomes } from './ranking/show-homes.ts'
import { createSavedSearchParts } from './saved-searches/saved-search-parts.ts'
import { beginSearch } from './searches/request/begin-search.ts'
import { completeSearch } from './searches/fetch/complete-search.ts'
import { limitSearches } from './searches/request/limit-searches.ts'
import { createSearchParts } from './searches/search-parts.ts'
import { eventsOfChange } from './tracking/announce-tracked.ts'
import { showcasePlaceOf } from './showcase/showcase-place.ts'
import { createSharedHomes } from './sharing/shared-homes.ts'
import { createAnnouncedScores } from './tracking/announced-scores.ts'
import { createTrackedProperties } from './tracking/tracked-properties.ts'

/** The composition of the service: collections and use cases of each folder. */
export async function createContext(kit: Kit<SearchSettings>) {
  const collections = createCollections(kit)
  const { listings, properties, rulings, overlays, userProperties, tracked } = collections
  const [localities, money] = await Promise.all([openLocalities(kit.settings.LOCALITIES_FILE), createMoneyParts(kit)])
  const keep = keepPages({
    listings,
    properties,
    rulings,
    clock: kit.clock,
    isFirstHand,
    factsAt: overlays.factsAt,
    pointOfSuburb: localities.find,
    eventsOfChange: eventsOfChange(kit),
    onHomesChanged: spreadHomes({ userProperties }),
  })
  const withOwnPictures = inEach(ownPictures(kit.settings.LISTING_MARKET_PUBLIC_URL))
  const keepOwnPages: KeepPages = (pages, ...asked) => keep(withOwnPictures(pages), ...asked)
  const keepOwn = onePage(keepOwnPages)
  const isKnownPlace = (place: SearchedLocality) => localities.find(place) !== undefined
  const { feeds, providers } = createProviders({
    ...kit,
    askOnce: askOnce({ ...kit, takeCall: createProviderQuotas(kit) }),
    keepListings: keepOwn,
    isKnownPlace,
    weights: readerVersion,
  })
  const parts = { ...kit, ...collections, ...money, localities, feeds, providers, rankHomes: rankHomes(collections) }
  return {
    ...parts,
    keepListings: keepOwn,
    keepPages: keepOwnPages,
    followedBy: tracked.followedBy,
    showHomes: showHomes(parts),
    beginSearch: beginSearch(parts),
    completeSearch: completeSearch(parts),
    limitSearches: limitSearches(kit),
    showcasePlace: showcasePlaceOf(parts),
    resilience: createResilience(),
  }
}

const inEach = (change: (listing: Listing) => Listing) => (pages: readonly Listing[][]) =>
  pages.map((page) => page.map(change))

export type SearchContext = Awaited<ReturnType<typeof createContext>>

const createCollections = (kit: Kit<SearchSettings>) => ({
  criteria: createCriteria(kit),
  listings: createListings(kit),
  properties: createProperties(kit),
  rulings: createRulings(kit),
  homeReports: createHomeReports(kit),
  overlays: createOverlays(kit),
  homeMarks: createHomeMarks(kit),
  homeChoices: createHomeChoices(kit),
  sharedHomes: createSharedHomes(kit),
  ...createRankingParts(kit),
  ...createSearchParts(kit),
  ...createSavedSearchParts(kit),
  tracked: createTrackedProperties(kit),
  announcedScores: createAnnouncedScores(kit),
  entitlements: createEntitlements(kit),
  households: createHouseholds(kit),
  leases: createLeases(kit),
  doneSteps: doneSteps(kit),
})

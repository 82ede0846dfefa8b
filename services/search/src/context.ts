import { readerVersion } from '@verandah/home-facts'
import { createLeases, doneSteps, type Kit } from '@verandah/kit'
import { createPlans, createHouseholds } from '@verandah/user-records'
import type { SearchSettings } from './config.ts'
import { createMoneyParts } from './costs/money-parts.ts'
import { createCriteria } from './criteria/criteria.ts'
import { createHomeChoices } from './marks/home-choices.ts'
import { createHomeMarks } from './marks/home-marks.ts'
import { createOverlays } from './home-facts/overlays.ts'
import { keepListings, type KeepPages, keepPages } from './homes/keep-listings.ts'
import { createListings } from './homes/listings.ts'
import { createHomeReports } from './homes/home-reports.ts'
import { createProperties } from './homes/properties.ts'
import { createRulings } from './homes/rulings.ts'
import type { LocalityIndex } from '@verandah/localities/places'
import { openLocalities } from '@verandah/localities'
import {
  askOnce,
  createProviderQuotas,
  createProviders,
  createResilience,
  isFirstHand,
  ownPictures,
} from '@verandah/listing-providers'
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
  const [localities, money] = await Promise.all([openLocalities(kit.settings.LOCALITIES_FILE), createMoneyParts(kit)])
  const keepOwnPages = keeperOf(kit, collections, localities)
  const keepOwnListings = keepListings(keepOwnPages)
  const { feeds, providers } = createProviders({
    ...kit,
    askOnce: askOnce({ ...kit, takeCall: createProviderQuotas(kit) }),
    keepListings: keepOwnListings,
    isKnownPlace: (place) => localities.find(place) !== undefined,
    weights: readerVersion,
  })
  const parts = {
    ...kit,
    ...collections,
    ...money,
    localities,
    feeds,
    providers,
    resilience: createResilience(),
    keepPages: keepOwnPages,
    rankHomes: rankHomes(collections),
    showHomes: showHomes({ ...kit, ...collections }),
  }
  return {
    ...parts,
    keepListings: keepOwnListings,
    beginSearch: beginSearch(parts),
    completeSearch: completeSearch(parts),
    limitSearches: limitSearches(kit),
    showcasePlace: showcasePlaceOf(parts),
  }
}

/** Keeps pages of adverts, with addresses of pictures that browsers reach. */
const keeperOf = (kit: Kit<SearchSettings>, collections: Collections, localities: LocalityIndex): KeepPages => {
  const keep = keepPages({
    ...collections,
    clock: kit.clock,
    isFirstHand,
    factsAt: collections.overlays.factsAt,
    pointOfSuburb: localities.find,
    eventsOfChange: eventsOfChange(kit),
    onHomesChanged: spreadHomes(collections),
  })
  const withOwnPictures = ownPictures(kit.settings.LISTING_MARKET_PUBLIC_URL)
  return (pages, ...asked) => {
    const own = pages.map((page) => page.map(withOwnPictures))
    return keep(own, ...asked)
  }
}

export type SearchContext = Awaited<ReturnType<typeof createContext>>

type Collections = ReturnType<typeof createCollections>

const createCollections = (kit: Kit<SearchSettings>) => {
  const properties = createProperties(kit)
  return {
    properties,
    criteria: createCriteria(kit),
    listings: createListings(kit),
    rulings: createRulings(kit),
    homeReports: createHomeReports(kit),
    overlays: createOverlays(kit),
    homeChoices: createHomeChoices(kit),
    homeMarks: createHomeMarks({ ...kit, properties }),
    sharedHomes: createSharedHomes(kit),
    ...createRankingParts({ ...kit, properties }),
    ...createSearchParts(kit),
    ...createSavedSearchParts(kit),
    tracked: createTrackedProperties(kit),
    announcedScores: createAnnouncedScores(kit),
    plans: createPlans(kit),
    households: createHouseholds(kit),
    leases: createLeases(kit),
    doneSteps: doneSteps(kit),
  }
}

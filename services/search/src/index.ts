import * as contracts from '@verandah/contracts'
import { defineService, on, onBroadcast, onState, serve } from '@verandah/kit'
import { recordEntitlement, recordHousehold } from '@verandah/user-records'
import { askLateProviders } from './searches/fetch/ask-late-providers.ts'
import { cancelSearch, purgeCancelledSearches, stopFetching } from './searches/request/cancel-search.ts'
import { completeOverdueSearches } from './searches/fetch/overdue-searches.ts'
import { SearchSettings } from './config.ts'
import { convertScores } from './convert-scores.ts'
import { createContext, type SearchContext } from './context.ts'
import { getCostTables } from './costs/get-cost-tables.ts'
import { listHousematesMoney } from './costs/list-housemates-money.ts'
import { getBuyersMoney, saveBuyersMoney, saveContractDetails } from './costs/manage-buyers-money.ts'
import { snapshots } from './snapshots.ts'
import { continueSearch } from './searches/request/continue-search.ts'
import { fetchListings } from './searches/fetch/fetch-listings.ts'
import { forgetSeen } from './searches/forget-seen.ts'
import { forgetRanked } from './ranking/forget-ranked.ts'
import { getMapConfig } from './get-map-config.ts'
import { getProperty } from './ranking/get-property.ts'
import { getSearchProperty } from './searches/read/get-search-property.ts'
import { listProperties } from './ranking/list-properties.ts'
import { listPropertyAdverts } from './homes/list-property-adverts.ts'
import { getPriceEvidence } from './homes/get-price-evidence.ts'
import { getSimilarPrices } from './homes/get-similar-prices.ts'
import { listProjectHomes } from './homes/list-project-homes.ts'
import { reportDifferentHomes } from './homes/report-different-homes.ts'
import { keepHomeChoice, listHomeChoices, takeBackHomeChoice } from './marks/choose-homes.ts'
import { hideProperty, listHiddenProperties, markPropertySeen, showHiddenProperty } from './marks/mark-homes.ts'
import { listCards } from './searches/read/cards/list-cards.ts'
import { listColumns } from './searches/read/cards/list-columns.ts'
import { listMemberColumns } from './searches/read/cards/list-member-columns.ts'
import { listLoosenings } from './searches/read/cards/list-loosenings.ts'
import { listResults } from './searches/read/list-results.ts'
import { listHousematesSearches } from './searches/read/list-housemates-searches.ts'
import { listSearches } from './searches/read/list-searches.ts'
import { refreshTrackedListings } from './tracking/refresh-tracked-listings.ts'
import { listHousematesBriefs } from './criteria/list-housemates-briefs.ts'
import { getCriteria, saveCriteria } from './criteria/manage-criteria.ts'
import { followOverride, overrideScore } from './ranking/override-score.ts'
import { addHome, deleteHome, editHome, purgeDeletedHomes, readHome } from './own-homes/own-homes.ts'
import { providerJobs, providerRoutes } from '@verandah/listing-providers'
import { recordNotes } from './ranking/property-notes.ts'
import { recordScores } from './searches/score/record-scores.ts'
import { requestSearch } from './searches/request/request-search.ts'
import { rescoreChanged, rescoreProperties } from './ranking/rescore-properties.ts'
import { deleteSavedSearch, listSavedSearches, updateSavedSearch } from './saved-searches/manage-saved-searches.ts'
import { runSavedSearches } from './saved-searches/run-saved-searches.ts'
import { saveSearch } from './saved-searches/save-search.ts'
import { resetWeights, weighSearch } from './searches/score/weigh-search.ts'
import { getSharedHome } from './sharing/get-shared-home.ts'
import { getSharedLink, shareHome, stopSharingHome } from './sharing/share-home.ts'
import { getShowcase } from './showcase/get-showcase.ts'
import { refreshShowcase } from './showcase/refresh-showcase.ts'
import { listMapPlaces } from './list-map-places.ts'
import { suggestLocalities } from './suggest-localities.ts'
import { followScores, thenForgetting, thenAnnouncing } from './tracking/announce-saved-scores.ts'
import { beginTracking, endTracking, forgetEndedTracking } from './tracking/track-properties.ts'
import { retention, userData } from './user-data.ts'

/** Searches, pages, results, properties, criteria, localities, listing providers. */
export const search = defineService<typeof SearchSettings, SearchContext>({
  name: 'search',
  settings: SearchSettings,
  publishes: [
    contracts.SearchRequested,
    contracts.BriefChanged,
    contracts.PropertiesFetched,
    contracts.SearchCompleted,
    contracts.SearchCancelled,
    contracts.TrackedPropertyChanged,
    contracts.TrackedPropertyNotFound,
    contracts.ScoreOverridesChanged,
    contracts.SearchWeightsChanged,
    contracts.SavedHomeScored,
    contracts.SavedSearchChecked,
  ],
  consumes: [
    on(contracts.SearchRequested, fetchListings, { atOnce: ({ settings }) => settings.SEARCHES_AT_ONCE }),
    onState(contracts.SearchScored, thenAnnouncing(recordScores), {}),
    onState(contracts.WeightsChanged, thenAnnouncing(rescoreProperties)),
    on(contracts.ScoreOverridesChanged, thenAnnouncing(followOverride)),
    on(contracts.SearchWeightsChanged, followScores),
    onState(contracts.NotesChanged, recordNotes),
    onState(contracts.SubscriptionChanged, recordEntitlement),
    onState(contracts.HouseholdChanged, recordHousehold),
    onState(contracts.PropertySaved, thenAnnouncing(beginTracking('saved'))),
    onState(contracts.PropertyUnsaved, thenForgetting(endTracking('saved'))),
    onState(contracts.PropertyScheduled, beginTracking('scheduled')),
    onState(contracts.PropertyUnscheduled, endTracking('scheduled')),
  ],
  broadcasts: [onBroadcast(contracts.SearchCancelled, stopFetching)],
  routes: [
    serve(contracts.searchLocalities, suggestLocalities),
    serve(contracts.requestSearch, requestSearch),
    serve(contracts.listSearchResults, listResults),
    serve(contracts.listResultCards, listCards),
    serve(contracts.listResultColumns, listColumns),
    serve(contracts.listMemberColumns, listMemberColumns),
    serve(contracts.listLoosenings, listLoosenings),
    serve(contracts.listHiddenProperties, listHiddenProperties),
    serve(contracts.hideProperty, hideProperty),
    serve(contracts.showHiddenProperty, showHiddenProperty),
    serve(contracts.markPropertySeen, markPropertySeen),
    serve(contracts.listHomeChoices, listHomeChoices),
    serve(contracts.keepHomeChoice, keepHomeChoice),
    serve(contracts.takeBackHomeChoice, takeBackHomeChoice),
    serve(contracts.listSearches, listSearches),
    serve(contracts.listHousematesSearches, listHousematesSearches),
    serve(contracts.continueSearch, continueSearch),
    serve(contracts.cancelSearch, cancelSearch),
    serve(contracts.weighSearch, weighSearch),
    serve(contracts.resetSearchWeights, resetWeights),
    serve(contracts.listProperties, listProperties),
    serve(contracts.getProperty, getProperty),
    serve(contracts.listPropertyAdverts, listPropertyAdverts),
    serve(contracts.listProjectHomes, listProjectHomes),
    serve(contracts.getSimilarPrices, getSimilarPrices),
    serve(contracts.getPriceEvidence, getPriceEvidence),
    serve(contracts.reportDifferentHomes, reportDifferentHomes),
    serve(contracts.shareHome, shareHome),
    serve(contracts.getSharedLink, getSharedLink),
    serve(contracts.stopSharingHome, stopSharingHome),
    serve(contracts.getSharedHome, getSharedHome),
    serve(contracts.getShowcase, getShowcase),
    serve(contracts.getSearchProperty, getSearchProperty),
    serve(contracts.overrideScore, overrideScore),
    serve(contracts.getCriteria, getCriteria),
    serve(contracts.saveCriteria, saveCriteria),
    serve(contracts.listHousematesBriefs, listHousematesBriefs),
    serve(contracts.getBuyersMoney, getBuyersMoney),
    serve(contracts.saveBuyersMoney, saveBuyersMoney),
    serve(contracts.saveContractDetails, saveContractDetails),
    serve(contracts.listHousematesMoney, listHousematesMoney),
    serve(contracts.getCostTables, getCostTables),
    serve(contracts.saveSearch, saveSearch),
    serve(contracts.listSavedSearches, listSavedSearches),
    serve(contracts.updateSavedSearch, updateSavedSearch),
    serve(contracts.deleteSavedSearch, deleteSavedSearch),
    serve(contracts.addOwnHome, addHome),
    serve(contracts.getOwnHome, readHome),
    serve(contracts.editOwnHome, editHome),
    serve(contracts.deleteOwnHome, deleteHome),
    ...providerRoutes,
    serve(contracts.getMapConfig, getMapConfig),
    serve(contracts.listMapPlaces, listMapPlaces),
    serve(contracts.getSearchRetention, retention),
  ],
  jobs: [
    completeOverdueSearches,
    askLateProviders,
    purgeCancelledSearches,
    ...providerJobs,
    runSavedSearches,
    refreshTrackedListings,
    rescoreChanged,
    convertScores,
    forgetRanked,
    forgetSeen,
    forgetEndedTracking,
    purgeDeletedHomes,
    refreshShowcase,
  ],
  userData,
  snapshots,
  context: createContext,
})

import * as contracts from '@verandah/contracts'
import { defineService, on, onBroadcast, recordEntitlement, serve } from '@verandah/kit'
import { cancelSearch, purgeCancelledSearches, stopFetching } from './cancel-search.ts'
import { completeOverdueSearches } from './complete-search.ts'
import { SearchSettings } from './config.ts'
import { createContext, type SearchContext } from './context.ts'
import { deleteUserData } from './delete-user-data.ts'
import { exportUserData } from './export-user-data.ts'
import { fetchListings } from './fetch-listings.ts'
import { forgetRanked } from './forget-ranked.ts'
import { getMapConfig } from './get-map-config.ts'
import { getProperty } from './get-property.ts'
import { getSearchProperty } from './get-search-property.ts'
import { listProperties } from './list-properties.ts'
import { listPropertyAdverts } from './list-property-adverts.ts'
import { listResults } from './list-results.ts'
import { listSearches } from './list-searches.ts'
import { lookAfterTracked } from './look-after-tracked.ts'
import { getCriteria, saveCriteria } from './manage-criteria.ts'
import { followOverride, overrideScore } from './override-score.ts'
import { pullFeeds, receiveReaxml, watchFeedFolder } from './providers/reaxml/index.ts'
import { recordNotes } from './record-notes.ts'
import { recordScores } from './record-scores.ts'
import { requestSearch } from './request-search.ts'
import { rescoreChanged, rescoreProperties } from './rescore-properties.ts'
import { deleteSavedSearch } from './saved-searches/delete-saved-search.ts'
import { listSavedSearches } from './saved-searches/list-saved-searches.ts'
import { runSavedSearches } from './saved-searches/run-saved-searches.ts'
import { saveSearch } from './saved-searches/save-search.ts'
import { updateSavedSearch } from './saved-searches/update-saved-search.ts'
import { suggestLocalities } from './suggest-localities.ts'
import { beginTracking, endTracking } from './track-properties.ts'

/** Searches, pages, results, properties, criteria, localities, listing providers. */
export const search = defineService<typeof SearchSettings, SearchContext>({
  name: 'search',
  settings: SearchSettings,
  publishes: [
    contracts.SearchRequested,
    contracts.PropertiesFetched,
    contracts.SearchCompleted,
    contracts.SearchCancelled,
    contracts.TrackedPropertyChanged,
    contracts.ScoreOverridesChanged,
    contracts.SavedSearchChecked,
    contracts.SearchDataDeleted,
    contracts.SearchDataExported,
  ],
  consumes: [
    on(contracts.SearchRequested, fetchListings),
    on(contracts.SearchScored, recordScores),
    on(contracts.WeightsChanged, rescoreProperties),
    on(contracts.ScoreOverridesChanged, followOverride),
    on(contracts.NotesChanged, recordNotes),
    on(contracts.SubscriptionChanged, recordEntitlement),
    on(contracts.UserDeletionRequested, deleteUserData),
    on(contracts.UserExportRequested, exportUserData),
    on(contracts.PropertySaved, beginTracking('saved')),
    on(contracts.PropertyUnsaved, endTracking('saved')),
    on(contracts.PropertyScheduled, beginTracking('scheduled')),
    on(contracts.PropertyUnscheduled, endTracking('scheduled')),
  ],
  broadcasts: [onBroadcast(contracts.SearchCancelled, stopFetching)],
  routes: [
    serve(contracts.searchLocalities, suggestLocalities),
    serve(contracts.requestSearch, requestSearch),
    serve(contracts.listSearchResults, listResults),
    serve(contracts.listSearches, listSearches),
    serve(contracts.cancelSearch, cancelSearch),
    serve(contracts.listProperties, listProperties),
    serve(contracts.getProperty, getProperty),
    serve(contracts.listPropertyAdverts, listPropertyAdverts),
    serve(contracts.getSearchProperty, getSearchProperty),
    serve(contracts.overrideScore, overrideScore),
    serve(contracts.getCriteria, getCriteria),
    serve(contracts.saveCriteria, saveCriteria),
    serve(contracts.saveSearch, saveSearch),
    serve(contracts.listSavedSearches, listSavedSearches),
    serve(contracts.updateSavedSearch, updateSavedSearch),
    serve(contracts.deleteSavedSearch, deleteSavedSearch),
    serve(contracts.receiveReaxml, receiveReaxml),
    serve(contracts.getMapConfig, getMapConfig),
  ],
  jobs: [
    completeOverdueSearches,
    purgeCancelledSearches,
    watchFeedFolder,
    pullFeeds,
    runSavedSearches,
    lookAfterTracked,
    rescoreChanged,
    forgetRanked,
  ],
  context: createContext,
})

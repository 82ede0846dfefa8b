import * as contracts from '@verandah/contracts'
import { defineService, on, onBroadcast, onState } from '@verandah/kit'
import { recordPlan, recordHousehold } from '@verandah/user-records'
import { askLateProviders } from './searches/fetch/ask-late-providers.ts'
import { stopFetching } from './searches/request/cancel-search.ts'
import { completeOverdueSearches } from './searches/fetch/overdue-searches.ts'
import { SearchSettings } from './config.ts'
import { convertScores } from './convert-scores.ts'
import { createContext, type SearchContext } from './context.ts'
import { snapshots } from './snapshots.ts'
import { fetchListings } from './searches/fetch/fetch-listings.ts'
import { forgetSeen } from './searches/forget-seen.ts'
import { forgetRanked } from './ranking/rank-homes.ts'
import { refreshTrackedListings } from './tracking/refresh-tracked-listings.ts'
import { followOverride } from './ranking/override-score.ts'
import { purgeDeletedHomes } from './own-homes/own-homes.ts'
import { providerJobs } from '@verandah/listing-providers'
import { recordNotes } from './ranking/property-notes.ts'
import { recordScores } from './searches/score/record-scores.ts'
import { rescoreChanged, rescoreProperties } from './ranking/rescore-properties.ts'
import { runSavedSearches } from './saved-searches/run-saved-searches.ts'
import { refreshShowcase } from './showcase/refresh-showcase.ts'
import {
  followHomes,
  followScores,
  purgeSearches,
  thenForgetting,
  thenAnnouncing,
} from './tracking/announce-saved-scores.ts'
import { beginTracking, endTracking, forgetEndedTracking } from './tracking/track-properties.ts'
import { userData } from './user-data.ts'
import { searchRoutes } from './search-routes.ts'

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
    onState(contracts.TrackedPropertyChanged, followHomes),
    onState(contracts.NotesChanged, recordNotes),
    onState(contracts.SubscriptionChanged, recordPlan),
    onState(contracts.HouseholdChanged, recordHousehold),
    onState(contracts.PropertySaved, thenAnnouncing(beginTracking('saved'))),
    onState(contracts.PropertyUnsaved, thenForgetting(endTracking('saved'))),
    onState(contracts.PropertyScheduled, beginTracking('scheduled')),
    onState(contracts.PropertyUnscheduled, endTracking('scheduled')),
  ],
  broadcasts: [onBroadcast(contracts.SearchCancelled, stopFetching)],
  routes: searchRoutes,
  jobs: [
    completeOverdueSearches,
    askLateProviders,
    purgeSearches,
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

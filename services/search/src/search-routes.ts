import * as contracts from '@verandah/contracts'
import { serve } from '@verandah/kit'
import { cancelSearch } from './searches/request/cancel-search.ts'
import { getCostTables } from './costs/cost-tables.ts'
import {
  listHousematesMoney,
  getBuyersMoney,
  saveBuyersMoney,
  saveContractDetails,
} from './costs/manage-buyers-money.ts'
import { continueSearch } from './searches/request/continue-search.ts'
import { getMapConfig, listMapPlaces, suggestLocalities } from './maps-and-places.ts'
import { getProperty } from './ranking/get-property.ts'
import { getSearchProperty } from './searches/read/show-results.ts'
import { listProperties } from './ranking/list-properties.ts'
import { listPropertyAdverts, listProjectHomes, reportDifferentHomes } from './homes/property-adverts.ts'
import { getPriceEvidence, getSimilarPrices } from './homes/get-price-evidence.ts'
import { keepHomeChoice, listHomeChoices, takeBackHomeChoice } from './marks/home-choices.ts'
import { hideProperty, listHiddenProperties, markPropertySeen, showHiddenProperty } from './marks/home-marks.ts'
import { listCards } from './searches/read/cards/list-cards.ts'
import { listColumns, listMemberColumns } from './searches/read/cards/list-columns.ts'
import { listLoosenings } from './searches/read/cards/list-loosenings.ts'
import { listResults } from './searches/read/list-results.ts'
import { listHousematesSearches, listSearches } from './searches/read/list-searches.ts'
import { listHousematesBriefs, getCriteria, saveCriteria } from './criteria/manage-criteria.ts'
import { overrideScore } from './ranking/override-score.ts'
import { addHome, deleteHome, editHome, readHome } from './own-homes/own-homes.ts'
import { providerRoutes } from '@verandah/listing-providers'
import { requestSearch } from './searches/request/request-search.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
  saveSearch,
} from './saved-searches/manage-saved-searches.ts'
import { resetWeights, weighSearch } from './searches/score/weigh-search.ts'
import { getSharedHome, getSharedLink, shareHome, stopSharingHome } from './sharing/share-home.ts'
import { getShowcase } from './showcase/get-showcase.ts'
import { retention } from './retention.ts'

export const searchRoutes = [
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
]

import * as contracts from '@verandah/contracts'
import type { Asking } from './asking.ts'
import {
  aBrief,
  agencyHeaders,
  feedAfterReading,
  headersAfterReading,
  place,
  someContract,
  someMoney,
} from './listings.ts'
import * as pages from './make-pages.ts'
import * as make from './make-things.ts'
import { each, keeping, plain, type Recipe, spending } from './recipe.ts'
import type { Member } from './world.ts'
import { somewhere } from './weights.ts'

const ofHome = ({ things: { propertyId } }: Member): Asking => ({ params: { id: propertyId } })
const ofHomeAlone = [
  ...[contracts.listPropertyAdverts, contracts.listProjectHomes, contracts.shareHome],
  ...[contracts.getSimilarPrices, contracts.getPriceEvidence],
]

const homeChoice = async ({ things: { ownHomeId, propertyId }, ...member }: Member): Promise<Asking> => {
  await make.want(member, contracts.keepHomeChoice, { body: { better: ownHomeId, worse: propertyId } })
  return { params: { one: ownHomeId, other: propertyId } }
}

/** Routes of the search service. */
export const searchRecipes: Readonly<Record<string, Recipe>> = {
  searchLocalities: keeping(() => ({ query: { q: 'richm' } })),
  requestSearch: keeping(() => ({ body: { locations: [place] } })),
  listSearchResults: keeping(({ things: { searchId } }) => ({ params: { searchId } })),
  listResultCards: keeping(pages.ofCards),
  listResultColumns: keeping(({ things: { searchId } }) => ({ params: { searchId } })),
  listLoosenings: keeping(({ things: { searchId } }) => ({ params: { searchId } })),
  listHiddenProperties: keeping(make.hiddenHome),
  hideProperty: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId }, body: { reason: 'other' } })),
  showHiddenProperty: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId } })),
  listHomeChoices: keeping((member) => homeChoice(member).then(() => ({}))),
  keepHomeChoice: keeping(({ things: { ownHomeId, propertyId } }) => ({
    body: { better: ownHomeId, worse: propertyId },
  })),
  takeBackHomeChoice: keeping(homeChoice),
  markPropertySeen: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId } })),
  continueSearch: keeping(async (member) => ({ params: { id: await make.search(member) } })),
  cancelSearch: keeping(async (member) => ({ params: { id: await make.search(member) } })),
  weighSearch: keeping(async (member) => ({
    params: { id: await make.search(member) },
    body: { additionalCriteria: { [member.canary]: 3 }, places: [somewhere(member.canary)] },
  })),
  resetSearchWeights: keeping(async (member) => ({ params: { id: await make.search(member) } })),
  getCriteria: plain,
  saveCriteria: keeping(({ canary }) => ({ body: aBrief(canary) })),
  saveBuyersMoney: keeping(() => ({ body: someMoney })),
  saveContractDetails: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId }, body: someContract })),
  listProperties: keeping(pages.of(contracts.listProperties)),
  getProperty: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId } })),
  reportDifferentHomes: keeping(make.reportOfHome),
  ...each(ofHomeAlone, keeping(ofHome)),
  getSharedLink: keeping((member) => make.sharedToken(member).then(() => ofHome(member))),
  stopSharingHome: keeping((member) => make.sharedToken(member).then(() => ofHome(member))),
  getSharedHome: keeping(async (member) => ({ params: { token: await make.sharedToken(member) } })),
  overrideScore: keeping(({ canary, things: { propertyId } }) => ({
    params: { id: propertyId },
    body: { scoreOverrides: { price: 9, features: { [canary]: 7 } } },
  })),
  getSearchProperty: keeping(({ things: { searchId, propertyId } }) => ({ params: { searchId, propertyId } })),
  receiveReaxml: keeping(feedAfterReading),
  listFeedReports: keeping((_, world) => headersAfterReading(world)),
  getFeedReport: keeping((_, world) => ({ ...agencyHeaders(world), params: { id: world.feedReportId } })),
  saveSearch: keeping(({ canary, things: { searchId } }) => ({ body: { searchId, name: canary, frequency: 'off' } })),
  listSavedSearches: plain,
  updateSavedSearch: keeping(({ canary, things: { savedSearchId } }) => ({
    params: { id: savedSearchId },
    body: { name: canary, frequency: 'off' },
  })),
  deleteSavedSearch: keeping(async (member) => ({
    params: { id: await make.savedSearch(member, { name: `${member.canary} once more` }) },
  })),

  addOwnHome: spending(({ canary }) => ({ body: make.ownHome(canary) })),
  getOwnHome: keeping(({ things: { ownHomeId } }) => ({ params: { id: ownHomeId } })),
  editOwnHome: keeping(({ canary, things: { ownHomeId } }) => ({
    params: { id: ownHomeId },
    body: make.ownHome(canary),
  })),
  deleteOwnHome: keeping(async (member) => ({ params: { id: await make.spareOwnHome(member) } })),
}

import type { AnyRoute } from '@verandah/contracts'
import type { Place } from './places.ts'

/** Calls with a session that also take the token of a mailed link. */
const takeLinks: readonly string[] = ['confirmEmail', 'joinHousehold']

/** Possession of the key grants access: the token of a mailed link, or the address of a feed. */
export function isCapability({ auth, name: call }: AnyRoute, { part, name, isDeclared }: Place): boolean {
  return (
    isDeclared &&
    ((auth === 'token' && part === 'params') ||
      ((auth === 'token' || takeLinks.includes(call)) && part === 'body' && name === 'token'))
  )
}

/** A cursor names a position in the caller's own list, not a record; a made-up one is refused as malformed. */
export function isNoRecord({ name }: Place): boolean {
  return name === 'cursor'
}

const empty = 'an empty answer'
const same = 'the same for everybody'
const choices = 'choices without words of one’s own'
const alone = 'what others share, with nobody here; household.flow.test.ts has others'
const closed = 'closed in the product of this test, as in production'

/** Calls whose successful response cannot contain anything of the caller's, with the reason. */
export const showsNothing: Readonly<Record<string, string>> = {
  register: 'an account that is new',
  logout: empty,
  getAccountMail: same,
  forgotPassword: empty,
  resetPassword: empty,
  confirmEmail: empty,
  requestConfirmation: empty,
  changePassword: empty,
  turnOnTwoStep: 'recovery codes that are new',
  turnOffTwoStep: empty,
  renewRecoveryCodes: 'recovery codes that are new',
  endSession: empty,
  endOtherSessions: empty,
  requestExport: 'how an export is going',
  getExport: 'how an export is going',
  requestAccountDeletion: 'a receipt that is new',
  getDeletionReceipt: 'what went from each service, and of nobody by name',
  revokeHouseholdInvite: empty,
  inviteToHousehold: 'the key of an invite that is new',
  leaveHousehold: empty,
  listHousematesSaved: alone,
  listHousematesDayPlans: alone,
  listHousematesEvents: alone,
  listHousematesVisits: alone,
  listHousematesSearches: alone,
  listHousematesBriefs: alone,
  listHousematesMoney: alone,
  searchLocalities: same,
  getBuyersMoney: choices,
  saveBuyersMoney: choices,
  saveContractDetails: choices,
  getCostTables: same,
  getMapConfig: same,
  getShowcase: same,
  listMapPlaces: same,
  getAuthRetention: same,
  getSearchRetention: same,
  getScoringRetention: same,
  getShortlistRetention: same,
  getCalendarRetention: same,
  getBillingRetention: same,
  getNotificationsRetention: same,
  requestSearch: 'the id of a search that is new',
  continueSearch: 'the id of the search that goes on',
  cancelSearch: empty,
  weighSearch: empty,
  resetSearchWeights: empty,
  listPropertyAdverts: same,
  listProjectHomes: same,
  getSimilarPrices: same,
  getPriceEvidence: same,
  listLoosenings: 'numbers of homes by filter, none where no filter leaves any out',
  reportDifferentHomes: empty,
  shareHome: 'the key of a link',
  getSharedLink: 'the key of a link',
  stopSharingHome: empty,
  getSharedHome: same,
  receiveReaxml: 'a report for an agency',
  getFeedReport: 'a report for an agency',
  listFeedReports: 'reports for an agency',
  deleteSavedSearch: empty,
  hideProperty: empty,
  showHiddenProperty: empty,
  markPropertySeen: empty,
  keepHomeChoice: empty,
  takeBackHomeChoice: empty,
  removeSavedProperty: empty,
  deleteCalendarEvent: empty,
  deleteDayPlan: empty,
  deletePurchase: empty,
  keepFile: 'what was sent',
  deleteVisit: empty,
  deleteFile: empty,
  findTravelTimes: same,
  findTransitTimes: same,
  deleteOwnHome: empty,
  revokeCalendarFeed: empty,
  createSubscription: 'a plan, and the key of a payment that is new',
  printInvoice: 'a compressed document',
  getBillingConfig: same,
  payWithLocalCard: 'how the payment went',
  authenticateLocalCard: 'how the payment went',
  receiveStripeWebhook: 'a receipt for Stripe',
  sendEnquiry: 'the id of an enquiry that is new',
  readAllNotices: empty,
  readNotice: empty,
  getNotificationPreferences: choices,
  saveNotificationPreferences: choices,
  confirmUnsubscribe: same,
  unsubscribe: same,
  listOutboxMails: closed,
  getOutboxMail: closed,
}

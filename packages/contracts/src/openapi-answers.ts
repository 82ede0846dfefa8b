import type { AnyRoute } from './define-route.ts'
import { problemCodes as code } from './problem.ts'

/** Headers that clients read, with their meaning. */
export const replyHeaders = {
  ETag: 'A version of the answer; sent back as `If-None-Match` it is answered by 304 while nothing has changed.',
  'X-Revision': 'The revision of the search; sent back with `waitMs` the answer comes as soon as there is a newer one.',
  'X-Total-Count': 'How many there are, on all pages.',
  'X-Shown-Count': 'How many of them the narrowing leaves.',
  'X-Hidden-Count': 'How many of them the caller has hidden.',
  'X-Unknown-Count': 'How many are left out only because it is not known whether they fit.',
  'X-Silent-Count': 'How many homes don’t say whether they have a must of the search.',
  'X-Unknown-Facts': 'Of how many homes each named fact is not known, in the order of the query.',
  'X-Unread-Count': 'How many notices are unread.',
  Link: 'The next page, `rel="next"`; absent on the last one (RFC 8288).',
  'Content-Disposition': 'The name of the file.',
} as const
export type ReplyHeader = keyof typeof replyHeaders

const headersByRoute: Readonly<Record<string, readonly ReplyHeader[]>> = {
  listSearchResults: ['ETag', 'X-Revision', 'X-Total-Count'],
  listResultCards: [
    'ETag',
    'X-Revision',
    'X-Total-Count',
    'X-Shown-Count',
    'X-Hidden-Count',
    'X-Unknown-Count',
    'X-Silent-Count',
    'X-Unknown-Facts',
    'Link',
  ],
  listResultColumns: ['ETag'],
  listProperties: ['X-Total-Count', 'Link'],
  listNotices: ['X-Total-Count', 'X-Unread-Count', 'Link'],
  listSavedProperties: ['X-Total-Count', 'Link'],
  listSavedPropertiesOf: ['X-Total-Count', 'Link'],
  listCalendarEvents: ['Link'],
  saveProperty: ['ETag'],
  editSavedProperty: ['ETag'],
  getShowcase: ['ETag'],
  readCalendarFeed: ['ETag'],
  downloadExport: ['Content-Disposition'],
  readFile: ['ETag', 'Content-Disposition'],
  getHomeArchive: ['Content-Disposition'],
}

export function headersOf({ name }: AnyRoute): readonly ReplyHeader[] {
  return headersByRoute[name] ?? []
}

type Problems = Readonly<Partial<Record<number, readonly string[]>>>

const proof: Problems = { 400: [code.wrongPassword, code.codeNeeded, code.wrongCode], 429: [code.tooManyAttempts] }
const paying: Problems = { 409: ['no-subscription', 'payment-declined'], 503: ['payments-unavailable'] }
const notFound: Problems = { 404: ['not-found'] }
const shortlisting: Problems = { ...notFound, 403: [code.subscriptionRequired] }
const deadLinks: Problems = { ...notFound, 409: [code.linkUsed, code.linkExpired] }

/** Refusals by a route's own rules, by status. */
const problemsByRoute: Readonly<Record<string, Problems>> = {
  login: { 401: [code.wrongCredentials, code.codeNeeded], 429: [code.tooManyAttempts] },
  finishLogin: {
    400: [code.twoCodesNeeded],
    401: [code.wrongCode, code.loginExpired],
    429: [code.tooManyAttempts],
  },
  register: { 400: [code.inviteCodeRefused], 409: [code.usernameTaken, code.emailTaken], 429: [code.tooManyAttempts] },
  refreshSession: { 401: ['session-ended'] },
  changePassword: proof,
  changeEmail: { ...proof, 409: [code.emailTaken] },
  requestAccountDeletion: proof,
  readAccountLink: notFound,
  confirmEmail: {
    ...proof,
    ...deadLinks,
    409: [code.linkUsed, code.linkExpired, code.passwordNeeded, code.emailTaken],
  },
  resetPassword: {
    ...proof,
    ...deadLinks,
    400: [code.weakPassword, code.codeNeeded, code.wrongCode, code.twoCodesNeeded],
  },
  inviteToHousehold: { 409: [code.householdFull], 429: [code.tooManyAttempts] },
  readHouseholdInvite: notFound,
  joinHousehold: {
    ...notFound,
    409: [code.linkUsed, code.linkExpired, code.householdFull, code.inHousehold],
  },
  leaveHousehold: notFound,
  listHousematesSaved: { 403: [code.subscriptionRequired] },
  beginTwoStep: {
    400: [code.wrongPassword],
    409: [code.twoStepOn, code.emailUnconfirmed],
    429: [code.tooManyAttempts],
  },
  turnOnTwoStep: { 400: [code.wrongCode], 409: [code.twoStepExpired, code.twoStepOn], 429: [code.tooManyAttempts] },
  turnOffTwoStep: { ...proof, 409: [code.twoStepOff] },
  renewRecoveryCodes: { ...proof, 409: [code.twoStepOff] },
  requestSearch: { 403: [code.searchNotAllowed] },
  addOwnHome: { 403: [code.searchNotAllowed], 409: [code.ownHomesFull] },
  keepHomeChoice: notFound,
  saveContractDetails: { 409: [code.contractsFull] },
  continueSearch: { 409: [code.searchTooOld] },
  saveSearch: { ...notFound, 403: [code.searchNotAllowed], 409: ['too-many-saved-searches'] },
  createWeights: notFound,
  listSavedProperties: shortlisting,
  listSavedPropertiesOf: shortlisting,
  compareSavedProperties: shortlisting,
  saveProperty: { ...shortlisting, 409: [code.shortlistFull] },
  editSavedProperty: { ...shortlisting, 409: [code.editConflict] },
  removeSavedProperty: shortlisting,
  listPurchases: { 403: [code.subscriptionRequired] },
  savePurchase: { ...shortlisting, 409: [code.editConflict] },
  deletePurchase: shortlisting,
  listVisits: { 403: [code.subscriptionRequired] },
  saveVisitEntries: { ...shortlisting, 409: [code.visitFull] },
  deleteVisit: shortlisting,
  listHousematesVisits: { 403: [code.subscriptionRequired] },
  listFiles: { 403: [code.subscriptionRequired] },
  keepFile: {
    ...shortlisting,
    409: [code.filesFull],
    415: [code.fileType],
    422: [code.fileUnreadable],
    503: ['storage-full', 'storage-away'],
  },
  readFile: { ...shortlisting, 503: ['storage-away'] },
  deleteFile: { ...shortlisting, 503: ['storage-away'] },
  getHomeArchive: { ...notFound, 429: ['archive-under-way'] },
  createCalendarEvent: { ...notFound, 409: [code.calendarFull] },
  importHomeTimes: { ...notFound, 409: [code.calendarFull, code.editConflict] },
  saveDayPlan: { 409: [code.editConflict] },
  addDayPlanEvents: { 409: [code.calendarFull] },
  updateCalendarEvent: { 409: [code.editConflict] },
  createSubscription: { ...paying, 409: ['already-subscribed', 'trial-ended', 'payment-declined'] },
  cancelSubscription: paying,
  resumeSubscription: paying,
  payWithLocalCard: { ...notFound, 409: ['payment-not-open', 'payment-declined'] },
  authenticateLocalCard: { ...notFound, 409: ['payment-not-open', 'payment-declined'] },
  receiveReaxml: { 422: ['not-reaxml'], 429: ['too-many-feeds'] },
  receiveStripeWebhook: { 400: ['webhook-refused'] },
  getExport: notFound,
  downloadExport: notFound,
  getCalendarFeed: notFound,
  listOutboxMails: notFound,
  sendEnquiry: { 429: [code.tooManyAttempts] },
}

const takesAnything = ({ params, query, body, bodyType }: AnyRoute) =>
  [params, query, body, bodyType].some((part) => part !== undefined)
const isChange = ({ method, auth, isOriginChecked }: AnyRoute) =>
  isOriginChecked === true || (auth === 'session' && method !== 'GET')

/** The codes of every problem that a call may answer with, by status. */
export function problemsOf(route: AnyRoute): Problems {
  const usual: Problems = {
    400: takesAnything(route) ? ['invalid-input', 'invalid-body', 'not-json'] : [],
    401: route.auth === 'public' ? [] : ['unauthenticated'],
    403: isChange(route) ? ['foreign-origin'] : [],
    404: route.params === undefined ? [] : ['not-found'],
    413: route.body || route.bodyType ? ['too-large'] : [],
    415: route.body || route.bodyType ? ['not-json', 'invalid-body'] : [],
    429: ['too-many-requests'],
    500: ['bug'],
    503: ['service-unavailable', 'busy'],
  }
  const own = problemsByRoute[route.name] ?? {}
  const statuses = [...new Set([...Object.keys(usual), ...Object.keys(own)].map(Number))].sort((a, b) => a - b)
  const all = statuses.map(
    (status) => [status, [...new Set([...(own[status] ?? []), ...(usual[status] ?? [])])]] as const,
  )
  return Object.fromEntries(all.filter(([, codes]) => codes.length > 0))
}

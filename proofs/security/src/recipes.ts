import * as contracts from '@verandah/contracts'
import { dayPlanRecipes } from './day-plan-recipes.ts'
import { householdRecipes } from './household-recipes.ts'
import * as pages from './make-pages.ts'
import * as account from './make-account-things.ts'
import * as make from './make-things.ts'
import { purchaseRecipes } from './purchase-recipes.ts'
import { each, keeping, plain, type Recipe, spending } from './recipe.ts'
import { searchRecipes } from './search-recipes.ts'
import { signWebhook } from './sign-webhook.ts'
import { visitRecipes } from './visit-recipes.ts'
import { weightsOf } from './weights.ts'

const withRecoveryCode = spending(async (actor) => ({ body: await account.fullProof(actor) }))

const withoutInput = [
  ...[contracts.getBillingConfig, contracts.getBuyersMoney, contracts.getCostTables, contracts.getMapConfig],
  ...[contracts.endOtherSessions, contracts.listSecurityEvents, contracts.getAccountMail],
  ...[contracts.getShowcase, contracts.listInvoices, contracts.getSubscription, contracts.listSearches],
]

/** What the generated tests need to know about each route. */
const recipes: Readonly<Record<string, Recipe>> = {
  getCurrentUser: plain,
  login: spending(({ username, password }) => ({ body: { username, password } })),
  finishLogin: spending(async (actor) => ({ body: await account.secondStep(actor) })),
  register: spending((actor) => ({ body: account.registration(actor) })),
  logout: spending(() => ({})),
  updateProfile: keeping(({ canary }) => ({ body: { name: `Kim ${canary}` } })),
  changePassword: spending(({ password }) => ({ body: { currentPassword: password, newPassword: password } })),
  changeEmail: spending(({ canary, password }) => ({ body: { email: `new-${canary}@example.com`, password } })),
  beginTwoStep: keeping(({ password }) => ({ body: { password } })),
  turnOnTwoStep: spending(async (actor) => ({ body: { code: await account.firstCode(actor) } })),
  turnOffTwoStep: withRecoveryCode,
  renewRecoveryCodes: withRecoveryCode,
  listSessions: plain,
  endSession: keeping(async (member) => ({ params: { id: await account.session(member) } })),
  forgotPassword: keeping(({ canary }) => ({ body: { email: `${canary}@example.com` } })),
  readAccountLink: keeping(async (member, world) => ({ body: { token: await account.resetToken(member, world) } })),
  requestConfirmation: plain,
  confirmEmail: spending(async (actor, world) => ({
    body: { token: await account.confirmToken(actor, world), password: actor.password },
  })),
  resetPassword: spending(async (actor, world) => ({
    body: { token: await account.resetToken(actor, world), newPassword: actor.password },
  })),

  requestExport: plain,
  getExport: plain,
  downloadExport: keeping(async (member) => {
    await make.readyExport(member)
    return {}
  }),
  requestAccountDeletion: spending(({ password }) => ({ body: { password } })),
  getDeletionReceipt: keeping(async (member, world) => ({
    params: { token: await account.receiptToken(member, world) },
  })),

  ...searchRecipes,
  ...dayPlanRecipes,
  ...purchaseRecipes,
  ...visitRecipes,
  ...householdRecipes,

  getWeights: keeping(({ userId }) => ({ params: { userId } })),
  updateWeights: keeping((member) => ({
    params: { userId: member.userId },
    body: weightsOf(member, member.things.weightsId),
  })),
  createWeights: keeping((member) => ({ body: weightsOf(member, member.things.weightsId) })),

  listSavedProperties: keeping(pages.ofShortlist),
  compareSavedProperties: keeping(({ things: { savedId } }) => ({ query: { ids: savedId } })),
  listSavedPropertiesOf: keeping(pages.ofShortlistOf),
  saveProperty: keeping((member) => ({
    body: { ...make.savedHome(member, member.things.propertyId), searchId: member.things.searchId },
  })),
  editSavedProperty: keeping((member) => ({
    params: { id: member.things.savedId },
    body: {
      id: member.things.savedId,
      searchId: member.things.searchId,
      ...make.savedHome(member, member.things.propertyId),
    },
  })),
  removeSavedProperty: keeping(async (member) => ({ params: { id: await make.spareSavedHome(member) } })),

  listCalendarEvents: keeping(pages.ofEvents),
  createCalendarEvent: keeping((member) => ({
    body: { ...make.event(member, 400), propertyId: member.things.propertyId },
  })),
  updateCalendarEvent: keeping(async (member) => ({
    params: { id: member.things.eventId },
    body: await make.eventChange(member),
  })),
  deleteCalendarEvent: keeping(async (member) => ({ params: { id: await make.spareEvent(member) } })),
  importHomeTimes: keeping(({ userId, things: { propertyId } }) => ({ body: { userId, propertyId } })),
  getCalendarFeed: keeping((member) => make.feedToken(member).then(() => ({}))),
  openCalendarFeed: plain,
  revokeCalendarFeed: plain,
  readCalendarFeed: keeping(async (member) => ({ params: { token: await make.feedToken(member) } })),

  createSubscription: keeping(() => ({ body: { plan: 'quarterly' } })),
  cancelSubscription: plain,
  resumeSubscription: keeping(async (member) => {
    await member.want(contracts.cancelSubscription)
    return {}
  }),
  printInvoice: keeping(({ things: { invoiceId } }) => ({ params: { id: invoiceId } })),
  listMapPlaces: keeping(() => ({ query: { zoom: '10', x: '924', y: '628' } })),
  ...each([...withoutInput, ...Object.values(contracts.retentionRoutes)], plain),
  payWithLocalCard: spending(async (actor) => ({
    body: { clientSecret: await make.paymentSecret(actor), ...make.card },
  })),
  authenticateLocalCard: spending(async (actor) => ({
    body: { clientSecret: await make.waitingPayment(actor), outcome: 'approve' },
  })),
  receiveStripeWebhook: keeping((_, { product }) => signWebhook(product.webhookSecret)),

  sendEnquiry: keeping(({ canary }) => ({
    body: { name: canary, email: `${canary}@example.com`, subject: canary, message: canary },
  })),
  listNotices: keeping(pages.of(contracts.listNotices)),
  readNotice: keeping(({ things: { noticeId } }) => ({ params: { id: noticeId } })),
  readAllNotices: plain,
  getNotificationPreferences: plain,
  saveNotificationPreferences: keeping(() => ({ body: { digest: 'instant', timeZone: 'Australia/Perth' } })),
  confirmUnsubscribe: keeping(({ things: { unsubscribeToken } }) => ({ params: { token: unsubscribeToken } })),
  unsubscribe: keeping(({ things: { unsubscribeToken } }) => ({ params: { token: unsubscribeToken } })),
  listOutboxMails: plain,
  getOutboxMail: keeping(({ things: { mailId } }) => ({ params: { id: mailId } })),
}

/** Throws for a route without a recipe. */
export function recipeOf({ name }: contracts.AnyRoute): Recipe {
  const recipe = recipes[name]
  if (!recipe) throw new Error(`${name} has no recipe: say in proofs/security/src/recipes.ts how it is called`)
  return recipe
}

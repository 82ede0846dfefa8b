import {
  editSavedProperty,
  hideProperty,
  type HomeBuyer,
  PurchaseTerms,
  saveBuyersMoney,
  saveNotificationPreferences,
  savePurchase,
  showHiddenProperty,
} from '@verandah/contracts'
import { onSaved, pick, type Deed } from './scene.ts'

const firstHome: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
/** A day after histories begin: its reminder is due at once. */
const depositBy = '2026-12-01'

/** What buyers choose, and lists and mails have to follow. */
export const deedsOfChoice = {
  hide: async ({ buyer, id, draws: [draw] }) => {
    const home = pick(buyer.homes, draw)
    if (!home) return
    await buyer.ask(id, (call) => call(hideProperty, { params: { id: home.id }, body: {} }))
    buyer.hidden.add(home.id)
  },
  unhide: async ({ buyer, id, draws: [draw] }) => {
    const propertyId = pick(buyer.hidden, draw)
    if (propertyId === undefined) return
    await buyer.ask(id, (call) => call(showHiddenProperty, { params: { id: propertyId } }))
    buyer.hidden.delete(propertyId)
  },
  money: async ({ buyer, id, draws: [draw] }) => {
    const deposit = { dollars: 100_000 + Math.round(draw * 200) * 1_000 }
    await buyer.ask(id, (call) => call(saveBuyersMoney, { body: { buyers: [firstHome], deposit } }))
    buyer.deposit = deposit.dollars
  },
  /** Wants no mail that can be turned off. */
  unsubscribe: async ({ buyer, id }) => {
    const body = { digest: 'off', enquiryReceipts: false, dueReminders: false } as const
    await buyer.ask(id, (call) => call(saveNotificationPreferences, { body }))
    buyer.isUnsubscribed = true
  },
  buy: (scene) =>
    onSaved(scene, async (propertyId) => {
      const { buyer, id } = scene
      if (buyer.purchases.has(propertyId)) return
      const terms = PurchaseTerms.parse({ contractOn: '2026-11-28', depositBy })
      const body = { terms, done: [], offers: [], people: [], revision: null }
      await buyer.ask(id, (call) => call(savePurchase, { params: { propertyId }, body }), { done: 409 })
      buyer.purchases.set(propertyId, { isUnsubscribed: buyer.isUnsubscribed })
    }),
  lose: (scene) =>
    onSaved(scene, async (propertyId, id) => {
      const { buyer, draws } = scene
      const stage = draws[1] < 0.7 ? 'lost' : 'offered'
      await buyer.ask(scene.id, (call) => call(editSavedProperty, { params: { id }, body: { stage } }))
      Object.assign(buyer.saved.get(propertyId) ?? {}, { isLost: stage === 'lost' })
    }),
} satisfies Record<string, Deed>

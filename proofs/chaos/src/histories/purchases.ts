import * as contracts from '@verandah/contracts'
import { aTrackedPurchase } from '@verandah/contracts/testing'
import type { Story } from './story.ts'

/** A home is bought: its terms change, and at times the purchase ends. */
export function buyHome({ tag, userId, tell, next, upTo, isSo }: Story) {
  const of = { userId, propertyId: `${tag}-home` }
  const revisions = upTo(4)
  for (let revision = 1; revision <= revisions; revision += 1) {
    const purchase = isSo() ? aTrackedPurchase({ financeDays: revision }) : null
    tell(contracts.PurchaseChanged, { ...of, revision, purchase, changedAt: next().toISOString() })
  }
}

/** A saved home with a purchase that an earlier build did not tell of; its buyer took it up again. */
export function keepPurchase({ tag, userId, keep, tell, next }: Story) {
  const of = { userId, propertyId: `${tag}-home` }
  const at = next()
  const values = { notes: '', tags: [], favorite: false, score: null, searchId: null, earlier: [] }
  keep('saved_properties', { _id: `${tag}-bought`, ...of, ...values, revision: 3, createdAt: at, updatedAt: at })
  const { terms } = aTrackedPurchase()
  const details = { terms, done: [], offers: [], people: [] }
  keep('purchases', { _id: `${userId}:${tag}-home`, ...of, details, home: null, revision: 1, updatedAt: at })
  tell(contracts.PursuitChanged, { ...of, revision: 3, isPursued: true })
}

import { type EventOf, PurchaseChanged } from '@verandah/contracts'
import { type Clock, newEvent } from '@verandah/kit'
import type { PurchaseDoc } from './purchase-document.ts'

/** The event of a record as it is: the terms, the ticks and the home, and nothing else of it. */
export function announcePurchase(
  { userId, propertyId, told = 0, details, home, updatedAt }: PurchaseDoc,
  clock: Clock,
): EventOf<typeof PurchaseChanged> {
  const purchase = details && home && { home, terms: details.terms, done: details.done.map(({ id }) => id) }
  const changedAt = updatedAt.toISOString()
  return newEvent(PurchaseChanged, { userId, propertyId, revision: told, purchase, changedAt }, { clock })
}
